#include <QDir>
#include <QTest>

// The fuzzers' functions, which end the program where something is wrong.
extern "C" int fuzz_decisions(const std::uint8_t* data, std::size_t size);
extern "C" int fuzz_record(const std::uint8_t* data, std::size_t size);

// libFuzzer's own, for mutators: here nothing mutates.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t*, std::size_t size, std::size_t)
{
    return size;
}

// What the fuzzers found once is in order, whoever compiles it.
class CorpusTest : public QObject {
    Q_OBJECT

private slots:
    void isInOrder_data();
    void isInOrder();
};

void CorpusTest::isInOrder_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("decisions");
    for (const char* subject : {"decisions", "record"}) {
        const QDir folder(QStringLiteral(CORPUS "/") + subject);
        for (const QString& name : folder.entryList(QDir::Files))
            QTest::addRow("%s/%s", subject, qPrintable(name))
                << folder.filePath(name) << (QByteArray(subject) == "decisions");
        QVERIFY(!folder.isEmpty());
    }
}

void CorpusTest::isInOrder()
{
    QFETCH(QString, path);
    QFETCH(bool, decisions);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.constData());
    QCOMPARE((decisions ? fuzz_decisions : fuzz_record)(data, std::size_t(bytes.size())), 0);
}

QTEST_GUILESS_MAIN(CorpusTest)
#include "tst_corpus.moc"
