#include <iostream>
#include <string>
#include <vector>

// A player for `oriflamme-arena match --a exec:example_player`, in plain C++ and as simple as can be: it reads a line,
// looks at what it may decide, and answers with one of that. It reveals whatever it may and otherwise takes the last of
// its choices.
//
// It needs no JSON library, because all it wants to know stands in the list "legal", an object a choice without any
// object in it but a Decree's "move" and a place's "at".

// The objects of the list that follows `"legal":[`.
static std::vector<std::string> choices(const std::string& line)
{
    std::vector<std::string> list;
    const std::string name = "\"legal\":[";
    std::size_t at = line.find(name);
    if (at == std::string::npos)
        return list;
    int depth = 0;
    std::string object;
    for (at += name.size(); at < line.size() && (depth > 0 || line[at] != ']'); ++at) {
        depth += line[at] == '{';
        if (depth > 0)
            object += line[at];
        depth -= line[at] == '}';
        if (depth == 0 && !object.empty()) {
            list.push_back(object);
            object.clear();
        }
    }
    return list;
}

static std::string decide(const std::vector<std::string>& legal)
{
    for (const std::string& choice : legal) {
        if (choice.find("\"reveal\"") != std::string::npos)
            return choice;
    }
    return legal.back();
}

int main()
{
    // A line is a question; when there are no more of them, the game is over.
    for (std::string line; std::getline(std::cin, line);) {
        const std::vector<std::string> legal = choices(line);
        if (legal.empty())
            return 1;
        std::cout << decide(legal) << std::endl; // with a flush, or the companion would wait
    }
}
