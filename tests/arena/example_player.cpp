// An example of a program that plays: oriflamme-arena simulate --players "exec:bin/example_player,…". What is said to
// it, and what it may answer, is told in app/PLAYERS.md. It reads just enough JSON to find the legal decisions; your
// own had better use a library.

#include <iostream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

// The elements of the array that follows `"name":`, each as it is written.
static std::vector<std::string_view> elements(std::string_view line, const std::string& name)
{
    std::vector<std::string_view> list;
    const std::string key = '"' + name + "\":[";
    std::size_t begin = line.find(key);
    if (begin == std::string_view::npos)
        return list;
    begin += key.size();
    int depth = 0;
    for (std::size_t i = begin; i < line.size(); ++i) {
        const char c = line[i];
        if (depth == 0 && (c == ',' || c == ']')) {
            if (i > begin)
                list.push_back(line.substr(begin, i - begin));
            begin = i + 1;
            if (c == ']')
                break;
        }
        depth += (c == '{' || c == '[') - (c == '}' || c == ']');
    }
    return list;
}

int main()
{
    std::minstd_rand chance; // always the same: equal games can be played again
    for (std::string line; std::getline(std::cin, line);) {
        if (line.find("\"message\":\"question\"") == std::string::npos)
            continue; // a game begins or ends: nothing to answer
        const std::vector<std::string_view> legal = elements(line, "legal");
        std::cout << legal[chance() % legal.size()] << std::endl; // which also sends it off
    }
}
