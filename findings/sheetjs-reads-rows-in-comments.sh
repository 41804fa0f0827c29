#!/bin/sh
# xlsx 0.18.5 (SheetJS), exceljs 4.4.0: a row that stands in an XML comment of a worksheet is a row for SheetJS, which looks
# for rows by patterns; exceljs, which reads the XML, leaves it out. A template whose author has put an example row into a
# comment brings an amount that no program that shows the sheet has.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xlsx@0.18.5 exceljs@4.4.0 fflate@0.8.3 2>/dev/null
cat > try.mjs <<'JS'
import ExcelJS from "exceljs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import XLSX from "xlsx";
const written = new ExcelJS.Workbook();
written.addWorksheet("Statement").addRows([[100], [250], [300]]);
const parts = unzipSync(new Uint8Array(await written.xlsx.writeBuffer()));
const SHEET = "xl/worksheets/sheet1.xml";
parts[SHEET] = strToU8(strFromU8(parts[SHEET]).replace(/<row r="2".*?<\/row>/, "<!-- $& -->"));
const file = zipSync(parts);
const cells = XLSX.utils.sheet_to_json(XLSX.read(file).Sheets.Statement, { header: 1 });
console.log("SheetJS:", cells.flat().join(" "));
const read = new ExcelJS.Workbook();
await read.xlsx.load(file);
console.log("exceljs:", read.worksheets[0].getColumn(1).values.filter((value) => value != null).join(" "));
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "SheetJS: 100 250 300
exceljs: 100 300"
