#!/bin/sh
# mt940js 1.3.5, mt940-js 1.0.0, @centrapay/swift-parser 1.0.1: field 61 has a value date with a year (YYMMDD) and the day of
# the entry without one (MMDD), a few days before or after it. All three give that day the value date's year. What has its
# value on 31 December and is entered on 2 January comes in as entered a year before the statement; what is entered on
# 31 December with its value on 2 January, as entered almost a year later. Months of the books are chosen by that day.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mt940js@1.3.5 mt940-js@1.0.0 tslib@1.14.1 @centrapay/swift-parser@1.0.1 2>/dev/null
cat > statement.sta <<'STA'
:20:STATEMENT
:25:NL00BANK0123456789
:28C:1/1
:60F:C251230EUR0,00
:61:2601021231C50,00NTRFNONREF
:61:2512310102C100,00NTRFNONREF
:62F:C260102EUR150,00
STA
cat > try.cjs <<'JS'
const { readFileSync } = require("node:fs");
const file = readFileSync("statement.sta");
const day = (date) => (date instanceof Date ? date.toISOString() : date).slice(0, 10);
const say = (name, transactions) =>
  console.log(`${name}:`, transactions.map(({ date, valueDate, entryDate }) => `${day(date ?? valueDate)} entered ${day(entryDate)}`).join(", "));
say("mt940js", new (require("mt940js").Parser)().parse(file.toString())[0].transactions);
say("swift-parser", require("@centrapay/swift-parser").parse({ data: file.toString(), type: "mt940" })[0].transactions);
require("mt940-js")
  .read(file)
  .then(([read]) => say("mt940-js", read.transactions));
JS
said=$(node try.cjs)
echo "$said"
test "$said" = "mt940js: 2026-01-02 entered 2026-12-31, 2025-12-31 entered 2025-01-02
swift-parser: 2026-01-02 entered 2026-12-31, 2025-12-31 entered 2025-01-02
mt940-js: 2026-01-02 entered 2026-12-31, 2025-12-31 entered 2025-01-02"
