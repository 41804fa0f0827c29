#!/bin/sh
# exceljs 4.4.0, beside xlsx 0.18.5 (SheetJS): in a number format a backslash makes the next character plain text (ECMA-376,
# 18.8.31), so that a letter which would mean a day or a time can stand in a currency: "\R\s\ #,##0.00" shows rupees, "\B\s"
# bolivianos, "\D\h\s" dirhams. exceljs leaves out quoted text and brackets before it looks for such letters, but not what
# follows a backslash: for the "s" or "h" of the currency every amount of the column is a date. SheetJS keeps the number.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 2>/dev/null
cat > try.mjs <<'JS'
import ExcelJS from "exceljs";
import XLSX from "xlsx";
const formats = ["\\R\\s\\ #,##0.00", "\\B\\s\\ #,##0.00", "#,##0.00\\ \\D\\h\\s", "#,##0.00\\ \\F\\t", '"Rs "#,##0.00'];
const written = new ExcelJS.Workbook();
const sheet = written.addWorksheet("Commission");
for (const numFmt of formats) sheet.addRow([1250]).getCell(1).numFmt = numFmt;
const file = await written.xlsx.writeBuffer();
const read = new ExcelJS.Workbook();
await read.xlsx.load(file);
const cells = XLSX.read(file).Sheets.Commission;
formats.forEach((format, at) => {
  const { value } = read.worksheets[0].getCell(at + 1, 1);
  const { v, w } = cells[`A${at + 1}`];
  console.log(`${format}: exceljs ${value instanceof Date ? value.toISOString().slice(0, 10) : value}, SheetJS ${v} (${w})`);
});
JS
said=$(node try.mjs)
printf "%s\n" "$said"
test "$said" = '\R\s\ #,##0.00: exceljs 1903-06-03, SheetJS 1250 (Rs 1,250.00)
\B\s\ #,##0.00: exceljs 1903-06-03, SheetJS 1250 (Bs 1,250.00)
#,##0.00\ \D\h\s: exceljs 1903-06-03, SheetJS 1250 (1,250.00 Dhs)
#,##0.00\ \F\t: exceljs 1250, SheetJS 1250 (1,250.00 Ft)
"Rs "#,##0.00: exceljs 1250, SheetJS 1250 (Rs 1,250.00)'
