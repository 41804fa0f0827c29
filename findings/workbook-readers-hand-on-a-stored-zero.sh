#!/bin/sh
# read-excel-file 9.3.17, hucre 1.0.0 (files by exceljs 4.4.0): a writer that can't calculate may store 0 for a formula and
# ask for the workbook to be calculated when it is opened (calcPr fullCalcOnLoad). Both readers hand that 0 on as the cell's
# value and say nowhere that there was a formula or that the workbook waits to be calculated; only without a stored value is
# the cell empty, as read-excel-file's manual says of all such cells. A column of commissions comes in as 0.00.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 hucre@1.0.0 exceljs@4.4.0 2>/dev/null
cat > try.mjs <<'JS'
import { writeFileSync } from "node:fs";
import ExcelJS from "exceljs";
import { readXlsx } from "hucre";
import { readSheet } from "read-excel-file/node";
for (const result of [0, undefined]) {
  const written = new ExcelJS.Workbook();
  written.calcProperties.fullCalcOnLoad = true;
  written.addWorksheet("Statement").addRow([100, { formula: "A1*0.1", result }]);
  const file = Buffer.from(await written.xlsx.writeBuffer());
  writeFileSync("statement.xlsx", file);
  const book = await readXlsx(file);
  const isTold = /formula|calcOnLoad|A1\*0/i.test(JSON.stringify(book));
  const stored = result === undefined ? "nothing" : "a zero";
  console.log(`${stored} stored: ${JSON.stringify(await readSheet("statement.xlsx"))} ${JSON.stringify(book.sheets[0].rows)} ${isTold}`);
}
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "a zero stored: [[100,0]] [[100,0]] false
nothing stored: [[100]] [[100,null]] false"
