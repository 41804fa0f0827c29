#!/bin/sh
# exceljs 4.4.0, beside xlsx 0.18.5 (SheetJS) and read-excel-file 9.3.17: a cell of the type "d" holds its day as ISO 8601
# text (ECMA-376, 18.18.11), as workbooks saved as Strict Open XML do. exceljs reads the text as a number, which ends at the
# first hyphen, and takes that for a count of days: an arrival in 2026 comes in as 18 July 1905, whatever its day and month.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 read-excel-file@9.3.17 fflate@0.8.3 2>/dev/null
cat > try.mjs <<'JS'
import ExcelJS from "exceljs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import XLSX from "xlsx";
const written = new ExcelJS.Workbook();
const sheet = written.addWorksheet("Arrivals");
for (const count of [1, 2]) sheet.addRow([count]).getCell(1).numFmt = "yyyy-mm-dd";
const parts = unzipSync(new Uint8Array(await written.xlsx.writeBuffer()));
const SHEET = "xl/worksheets/sheet1.xml";
const days = ["2026-06-12", "2026-12-28"];
const typed = (_, cell, count) => `<c r="${cell}" t="d" s="1"><v>${days[count - 1]}</v>`;
parts[SHEET] = strToU8(strFromU8(parts[SHEET]).replace(/<c r="(A\d)" s="1"><v>(\d)<\/v>/g, typed));
const file = Buffer.from(zipSync(parts));
const say = (name, values) => console.log(`${name}:`, ...values.map((value) => value.toISOString().slice(0, 10)));
const read = new ExcelJS.Workbook();
await read.xlsx.load(file);
say("exceljs", [1, 2].map((row) => read.worksheets[0].getCell(row, 1).value));
say("SheetJS", ["A1", "A2"].map((cell) => XLSX.read(file, { cellDates: true }).Sheets.Arrivals[cell].v));
say("read-excel-file", (await readSheet(file)).flat());
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = "exceljs: 1905-07-18 1905-07-18
SheetJS: 2026-06-12 2026-12-28
read-excel-file: 2026-06-12 2026-12-28"
