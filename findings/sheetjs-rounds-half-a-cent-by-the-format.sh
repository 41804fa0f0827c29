#!/bin/sh
# xlsx 0.18.5 (SheetJS), beside numfmt 4.0.1: a spreadsheet rounds the decimal number it keeps, half up. SheetJS rounds 2.675 up
# in "0.00" and down in "#,##0.00", and 1.005, a tenth of 10.05, down in both. What a cell shows, and so the CSV of a sheet,
# differs by a cent from what its author sees, and two columns with the same number differ from each other. A statement's
# lines then miss the sum that is printed below them.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xlsx@0.18.5 numfmt@4.0.1 2>/dev/null
cat > try.mjs <<'JS'
import { format } from "numfmt";
import XLSX from "xlsx";
for (const amount of [2.675, 1.005, 8.345]) {
  const shown = (formatted) => ["0.00", "#,##0.00"].map((one) => formatted(one, amount)).join(" and ");
  console.log(`${amount}: SheetJS ${shown(XLSX.SSF.format)}, numfmt ${shown(format)}`);
}
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "2.675: SheetJS 2.68 and 2.67, numfmt 2.68 and 2.68
1.005: SheetJS 1.00 and 1.00, numfmt 1.01 and 1.01
8.345: SheetJS 8.35 and 8.35, numfmt 8.35 and 8.35"
