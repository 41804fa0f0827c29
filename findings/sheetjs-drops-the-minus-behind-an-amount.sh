#!/bin/sh
# SheetJS 0.20.3 (@e965/xlsx), beside numfmt 4.0.1: the second part of a number format is for negative numbers and says itself
# how they are marked, and a hyphen needs no quotes (ECMA-376, 18.8.31): "0.00;0.00-" puts the minus behind, as ledgers print
# it. SheetJS shows the figures and leaves the minus out, and likewise where the parts have conditions, as in thousands from a
# thousand on. In a CSV of the sheet a commission taken back is one received. With the minus in front or escaped it is kept.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 numfmt@4.0.1 2>/dev/null
cat > try.mjs <<'JS'
import { format } from "numfmt";
import XLSX from "@e965/xlsx";
const formats = ["0.00", "0.00;-0.00", "0.00;0.00\\-", "0.00;0.00-", '[>=1000]#,##0.0,"K";0.00'];
const written = XLSX.utils.book_new();
const cells = XLSX.utils.aoa_to_sheet(formats.map((z) => [{ t: "n", v: -45.5, z }]));
XLSX.utils.book_append_sheet(written, cells, "Commission");
const read = XLSX.read(XLSX.write(written, { type: "buffer" })).Sheets.Commission;
const lines = XLSX.utils.sheet_to_csv(read).split("\n");
formats.forEach((one, at) => console.log(`${one} SheetJS ${lines[at]} numfmt ${format(one, -45.5)}`));
JS
said=$(node try.mjs)
printf "%s\n" "$said"
test "$said" = '0.00 SheetJS -45.50 numfmt -45.50
0.00;-0.00 SheetJS -45.50 numfmt -45.50
0.00;0.00\- SheetJS 45.50- numfmt 45.50-
0.00;0.00- SheetJS 45.50 numfmt 45.50-
[>=1000]#,##0.0,"K";0.00 SheetJS 45.50 numfmt -45.50'
