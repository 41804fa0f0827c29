#!/bin/sh
# papaparse 5.7.1, beside detect-csv 1.1.0: without a delimiter stated, papaparse takes the one that gives the most cells, all
# records alike, and of equal ones the comma. Where commas are decimals, as in CSV from most of Europe, each amount is one
# more: a file without headings, with a number and two amounts, has three cells by its semicolons or tabs and three by its
# commas. "450,00" is 450 at the end of one cell and 00 at the beginning of the next, and no error is reported.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund papaparse@5.7.1 detect-csv@1.1.0 2>/dev/null
cat > try.mjs <<'JS'
import detect from "detect-csv";
import Papa from "papaparse";
const files = [
  "Booking;Total;Commission\nAB4711;450,00;45,00\nCD0815;300,00;30,00\n",
  "AB4711;450,00;45,00\nCD0815;300,00;30,00\n",
  "AB4711\t450,00\t45,00\nCD0815\t300,00\t30,00\n",
];
for (const file of files) {
  const { data, errors } = Papa.parse(file, { skipEmptyLines: true });
  console.log(JSON.stringify(data.at(-1)), `errors ${errors.length}, detect-csv "${detect(file).delimiter}"`);
}
JS
said=$(node try.mjs)
printf "%s\n" "$said"
test "$said" = '["CD0815","300,00","30,00"] errors 0, detect-csv ";"
["CD0815;300","00;30","00"] errors 0, detect-csv ";"
["CD0815\t300","00\t30","00"] errors 0, detect-csv "	"'
