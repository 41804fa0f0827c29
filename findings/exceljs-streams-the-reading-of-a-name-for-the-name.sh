#!/bin/sh
# exceljs 4.4.0, beside xlsx 0.18.5 (SheetJS): with a text typed in Japanese a workbook keeps how it is read, in a phonetic run
# that belongs to the text without being part of it (ECMA-376, 18.4.6). exceljs leaves it out when it reads a whole workbook. Its
# stream reader, which is for large ones, takes the t of that run for the t of the text: a guest and a supplier have their
# readings for names, which no booking has. Texts that were pasted, and so have no reading, are as they should be.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 fflate@0.8.3 2>/dev/null
cat > try.mjs <<'JS'
import { writeFileSync } from "node:fs";
import ExcelJS from "exceljs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import XLSX from "xlsx";
const written = new ExcelJS.Workbook();
written.addWorksheet("Commission").addRows([["東京", 45], ["大阪", 12]]);
const parts = unzipSync(new Uint8Array(await written.xlsx.writeBuffer()));
const TEXTS = "xl/sharedStrings.xml";
const reading = '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/>';
parts[TEXTS] = strToU8(strFromU8(parts[TEXTS]).replace("<t>東京</t>", reading));
writeFileSync("commission.xlsx", zipSync(parts));
const read = new ExcelJS.Workbook();
await read.xlsx.readFile("commission.xlsx");
console.log("exceljs:", [1, 2].map((row) => read.worksheets[0].getCell(row, 1).value).join(" "));
const streamed = [];
const options = { sharedStrings: "cache", worksheets: "emit" };
for await (const sheet of new ExcelJS.stream.xlsx.WorkbookReader("commission.xlsx", options))
  for await (const row of sheet) streamed.push(row.getCell(1).value);
console.log("exceljs, streamed:", streamed.join(" "));
const { Commission } = XLSX.readFile("commission.xlsx").Sheets;
console.log("SheetJS:", Commission.A1.v, Commission.A2.v);
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "exceljs: 東京 大阪
exceljs, streamed: トウキョウ 大阪
SheetJS: 東京 大阪"
