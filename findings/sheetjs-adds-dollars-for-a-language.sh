#!/bin/sh
# xlsx 0.18.5 (SheetJS), beside numfmt 4.0.1: in a number format [$€-407] is a currency with a language, and [$-407] a language
# alone, which programs that write reports put before plain numbers. SheetJS shows a dollar sign for the currency that isn't
# there, in what a cell shows and so in CSV: amounts in euros, in a column that is marked as German, come out as "$1,234.50".
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xlsx@0.18.5 numfmt@4.0.1 2>/dev/null
cat > try.mjs <<'JS'
import { format } from "numfmt";
import XLSX from "xlsx";
const formats = ["#,##0.00", "[$-407]#,##0.00", "[$€-407]#,##0.00", "[$-409]#,##0.00"];
const written = XLSX.utils.book_new();
const cells = XLSX.utils.aoa_to_sheet(formats.map((z) => [{ t: "n", v: 1234.5, z }]));
XLSX.utils.book_append_sheet(written, cells, "Commission");
const read = XLSX.read(XLSX.write(written, { type: "buffer" })).Sheets.Commission;
const lines = XLSX.utils.sheet_to_csv(read).split("\n");
formats.forEach((one, at) => console.log(one, lines[at], format(one, 1234.5)));
JS
said=$(node try.mjs)
echo "$said"
test "$said" = '#,##0.00 "1,234.50" 1,234.50
[$-407]#,##0.00 "$1,234.50" 1.234,50
[$€-407]#,##0.00 "€1,234.50" €1.234,50
[$-409]#,##0.00 "$1,234.50" 1,234.50'
