#!/bin/sh
# qif2json 0.4.0: QIF files of American programs write the month first (12/31'26). Without its option "us" the reader takes
# the day for the month and carries on counting: the 31st of December 2026 becomes a day of July 2028, the 20th of October
# one of August 2027. No error is raised where the month can't be one, so nothing tells that the option was needed.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund qif2json@0.4.0 2>/dev/null
cat > try.cjs <<'JS'
const { parse } = require("qif2json");
const qif = "!Type:Bank\nD12/31'26\nT45.00\n^\nD10/20'26\nT50.00\n^\n";
const days = (options) => parse(qif, options).transactions.map(({ date }) => date.slice(0, 10)).join(" ");
console.log("us:", days({ dateFormat: "us" }));
console.log("without an option:", days());
JS
said=$(node try.cjs)
echo "$said"
test "$said" = "us: 2026-12-31 2026-10-20
without an option: 2028-07-12 2027-08-10"
