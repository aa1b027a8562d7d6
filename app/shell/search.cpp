#include "app/shell/search.h"

#include <algorithm>
#include <array>
#include <vector>

namespace {

constexpr int ending = 3; // letters by which forms of a word differ at the most

// How well a word of a text fits one that is sought, from 0 to 1.
constexpr double same = 1, begun = 0.9, inflected = 0.75, within = 0.6, mistyped = 0.5;

struct Field {
    const char* name;
    double weight;
};
constexpr std::array fields{Field{"title", 9}, Field{"keywords", 5}, Field{"words", 1}};

QString folded(const QString& text)
{
    static const QHash<QChar, QString> plain{{u'ł', "l"},  {u'ø', "o"}, {u'œ', "oe"}, {u'æ', "ae"},
                                             {u'ß', "ss"}, {u'і', "и"}, {u'є', "е"},  {u'ґ', "г"}};
    QString letters;
    for (const QChar letter : text.toLower().normalized(QString::NormalizationForm_KD)) {
        if (!letter.isMark())
            letters += plain.value(letter, letter);
    }
    return letters;
}

// How many letters both begin with.
qsizetype shared(const QString& one, const QString& other)
{
    const qsizetype most = std::min(one.size(), other.size());
    return std::mismatch(one.begin(), one.begin() + most, other.begin()).first - one.begin();
}

// Whether both have one stem: the letters they begin with, less an ending of either.
bool areForms(const QString& one, const QString& other)
{
    const qsizetype stem = shared(one, other), rest = std::max(one.size(), other.size()) - stem;
    return stem >= 3 && rest <= ending && rest < stem;
}

// Whether one becomes the other by few letters that are wrong, missing, too many or in the other's place; either may
// have another ending, too.
bool areAlike(const QString& one, const QString& other)
{
    const qsizetype most = one.size() < 4 ? 0 : one.size() < 8 ? 1 : 2;
    if (most == 0 || other.size() < 3)
        return false;
    const auto rows = std::size_t(one.size()) + 1, columns = std::size_t(other.size()) + 1;
    std::vector<std::vector<qsizetype>> steps(rows, std::vector<qsizetype>(columns));
    for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t j = 0; j < columns; ++j) {
            qsizetype& least = steps[i][j];
            if (i == 0 || j == 0) {
                least = qsizetype(i + j);
                continue;
            }
            const QChar a = one[qsizetype(i) - 1], b = other[qsizetype(j) - 1];
            least = std::min({steps[i - 1][j] + 1, steps[i][j - 1] + 1, steps[i - 1][j - 1] + (a == b ? 0 : 1)});
            if (i > 1 && j > 1 && a == other[qsizetype(j) - 2] && one[qsizetype(i) - 2] == b)
                least = std::min(least, steps[i - 2][j - 2] + 1);
            // The longer a stem, the longer an ending it may have.
            const auto left = qsizetype(rows - 1 - i), right = qsizetype(columns - 1 - j), whole = qsizetype(i);
            const bool stands = left == 0 && right == 0;
            const bool bends = whole >= 5 && std::max(left, right) <= std::min<qsizetype>(ending, whole - 4);
            const bool begins = left == 0 && whole >= 5;
            if (least <= (stands || whole >= 8 ? most : 1) && (stands || bends || begins))
                return true;
        }
    }
    return false;
}

double fit(const QString& sought, const QString& word)
{
    if (word == sought)
        return same;
    if (word.startsWith(sought))
        return begun;
    if (areForms(sought, word))
        return inflected;
    if (sought.size() >= 4 && word.contains(sought))
        return within;
    return areAlike(sought, word) ? mistyped : 0;
}

// How well a sought word fits a text that is given by the words of its fields.
double fit(const QString& sought, const std::array<QStringList, fields.size()>& text)
{
    double sum = 0;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        double best = 0;
        int often = 0;
        for (const QString& word : text[i]) {
            const double now = fit(sought, word);
            best = std::max(best, now);
            often += now > 0 ? 1 : 0;
        }
        // Of texts that fit alike the one that says it more often.
        sum += fields[i].weight * (best + 0.02 * std::min(often, 10) * best);
    }
    return sum;
}

}

QStringList Search::wordsOf(const QString& text)
{
    QStringList words{QString()};
    const QString letters = folded(text);
    for (qsizetype i = 0; i < letters.size(); ++i) {
        const QChar letter = letters[i];
        if (letter.isLetterOrNumber()) {
            words.last() += letter;
            continue;
        }
        // In Ukrainian an apostrophe is a part of the word.
        const bool apostrophe = letter == u'\'' || letter == u'’' || letter == u'ʼ';
        const bool inside =
            apostrophe && !words.last().isEmpty() && words.last().back().script() == QChar::Script_Cyrillic;
        if (!inside && !words.last().isEmpty())
            words += QString();
    }
    if (words.last().isEmpty())
        words.removeLast();
    return words;
}

QList<int> Search::find(const QString& words, const QVariantList& texts)
{
    if (texts.isEmpty())
        return {};
    std::vector<double> sums(std::size_t(texts.size()), 0);
    std::vector<std::array<QStringList, fields.size()>> split;
    for (const QVariant& text : texts) {
        const QVariantMap map = text.toMap();
        auto& last = split.emplace_back();
        for (std::size_t i = 0; i < fields.size(); ++i)
            last[i] = wordsOf(map.value(fields[i].name).toString());
    }
    for (const QString& sought : wordsOf(words)) {
        std::vector<double> fits;
        for (const auto& text : split)
            fits.push_back(fit(sought, text));
        // A word that most texts have says little.
        const auto many = std::count_if(fits.begin(), fits.end(), [](double fit) { return fit > 0; });
        const double rare = double(texts.size() - many + 1) / double(texts.size());
        for (std::size_t i = 0; i < fits.size(); ++i)
            sums[i] += rare * fits[i];
    }
    QList<int> found;
    for (int i = 0; i < int(texts.size()); ++i) {
        if (sums[std::size_t(i)] > 0)
            found += i;
    }
    std::stable_sort(found.begin(), found.end(),
                     [&](int one, int other) { return sums[std::size_t(one)] > sums[std::size_t(other)]; });
    return found;
}
