#!/bin/sh
# xlsx 0.18.5 (SheetJS), xlstream 2.5.5, beside read-excel-file 9.3.17 (file by exceljs 4.4.0): a workbook may count its days from
# 1904 instead of 1900 and says so with date1904 (ECMA-376, 18.2.28), as those do that began on an old Mac. With `cellDates`
# SheetJS gives such a cell two days, the right one as its text and one four years and a day earlier as its value, which is
# what `sheet_to_json` hands on; xlstream has the early one as text. An arrival in June is still one in June, on another day.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 xlstream@2.5.5 read-excel-file@9.3.17 2>/dev/null
cat > try.mjs <<'JS'
import ExcelJS from "exceljs";
import { readSheet } from "read-excel-file/node";
import XLSX from "xlsx";
import { getXlsxStream } from "xlstream";
for (const date1904 of [false, true]) {
  const written = new ExcelJS.Workbook();
  written.properties.date1904 = date1904;
  written.addWorksheet("Arrivals").getCell("A1").value = new Date("2026-06-12");
  written.worksheets[0].getCell("A1").numFmt = "yyyy\\-mm\\-dd";
  await written.xlsx.writeFile("arrivals.xlsx");
  const { v, w } = XLSX.readFile("arrivals.xlsx", { cellDates: true }).Sheets.Arrivals.A1;
  const [[day]] = await readSheet("arrivals.xlsx");
  const [row] = await (await getXlsxStream({ filePath: "arrivals.xlsx", sheet: 0 })).toArray();
  const [value, other] = [v, day].map((date) => date.toISOString().slice(0, 10));
  console.log(`${date1904 ? 1904 : 1900}: SheetJS ${w} and ${value}, xlstream ${row.formatted.arr[0]}, read-excel-file ${other}`);
}
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = "1900: SheetJS 2026-06-12 and 2026-06-12, xlstream 2026-06-12, read-excel-file 2026-06-12
1904: SheetJS 2026-06-12 and 2022-06-11, xlstream 2022-06-11, read-excel-file 2026-06-12"
