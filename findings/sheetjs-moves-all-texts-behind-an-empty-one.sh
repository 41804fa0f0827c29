#!/bin/sh
# SheetJS 0.20.3 (@e965/xlsx), beside exceljs 4.4.0 and read-excel-file 9.3.17: cells refer to a workbook's shared texts by
# their place (ECMA-376, 18.4.9), and a text's elements may all be absent (18.4.8), so that an empty text may be <si/>.
# SheetJS doesn't count it, and every cell whose text comes behind it shows the next one: below a guest without a name each
# amount stands beside another booking's number, and the last number is gone. With <si><t/></si> for the empty text all are in
# place.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 exceljs@4.4.0 read-excel-file@9.3.17 fflate@0.8.3 2>/dev/null
cat > try.mjs <<'JS'
import ExcelJS from "exceljs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import XLSX from "@e965/xlsx";
const written = new ExcelJS.Workbook();
written.addWorksheet("Commission").addRows([["Rossi", "AB4711", 45], ["-", "CD0815", 12], ["Verdi", "EF0001", 7]]);
const parts = unzipSync(new Uint8Array(await written.xlsx.writeBuffer()));
const TEXTS = "xl/sharedStrings.xml";
const texts = strFromU8(parts[TEXTS]);
const say = (name, rows) => console.log(`${name}: ${rows.map((row) => row.map((cell) => cell || "nothing").join(" ")).join(", ")}`);
for (const empty of ["<si><t/></si>", "<si/>"]) {
  parts[TEXTS] = strToU8(texts.replace("<si><t>-</t></si>", empty));
  const file = Buffer.from(zipSync(parts));
  say(`SheetJS ${empty}`, XLSX.utils.sheet_to_json(XLSX.read(file).Sheets.Commission, { header: 1, defval: "" }));
}
const file = Buffer.from(zipSync(parts));
const read = new ExcelJS.Workbook();
await read.xlsx.load(file);
const numbers = [1, 2, 3].map((row) => [2, 3].map((column) => read.worksheets[0].getCell(row, column).value));
say("exceljs", numbers);
say("read-excel-file", await readSheet(file));
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "SheetJS <si><t/></si>: Rossi AB4711 45, nothing CD0815 12, Verdi EF0001 7
SheetJS <si/>: Rossi AB4711 45, nothing Verdi 12, EF0001 nothing 7
exceljs: AB4711 45, CD0815 12, EF0001 7
read-excel-file: Rossi AB4711 45, nothing CD0815 12, Verdi EF0001 7"
