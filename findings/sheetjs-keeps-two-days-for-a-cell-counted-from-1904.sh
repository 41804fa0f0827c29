#!/bin/sh
# xlsx 0.18.5 (SheetJS), xlstream 2.5.5, beside SheetJS 0.20.3 (@e965/xlsx; file by exceljs 4.4.0): a workbook may count its
# days from 1904 instead of 1900 and says so with date1904 (ECMA-376, 18.2.28), as those do that began on an old Mac. With
# `cellDates` 0.18.5 gives such a cell two days, the right one as its text and one four years and a day earlier as its value,
# which is what `sheet_to_json` hands on; xlstream has the early one as text. An arrival in June is still one in June, on
# another day.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 xlstream@2.5.5 @e965/xlsx@0.20.3 2>/dev/null
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import Newer from "@e965/xlsx";
import ExcelJS from "exceljs";
import XLSX from "xlsx";
import { getXlsxStream } from "xlstream";
for (const date1904 of [false, true]) {
  const written = new ExcelJS.Workbook();
  written.properties.date1904 = date1904;
  written.addWorksheet("Arrivals").getCell("A1").value = new Date("2026-06-12");
  written.worksheets[0].getCell("A1").numFmt = "yyyy\\-mm\\-dd";
  await written.xlsx.writeFile("arrivals.xlsx");
  const file = readFileSync("arrivals.xlsx");
  const [{ v, w }, newer] = [XLSX, Newer].map(({ read }) => read(file, { cellDates: true }).Sheets.Arrivals.A1);
  const [row] = await (await getXlsxStream({ filePath: "arrivals.xlsx", sheet: 0 })).toArray();
  const [value, other] = [v, newer.v].map((date) => date.toISOString().slice(0, 10));
  console.log(`${date1904 ? 1904 : 1900}: 0.18.5 ${w} and ${value}, xlstream ${row.formatted.arr[0]}, 0.20.3 ${other}`);
}
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = "1900: 0.18.5 2026-06-12 and 2026-06-12, xlstream 2026-06-12, 0.20.3 2026-06-12
1904: 0.18.5 2026-06-12 and 2022-06-11, xlstream 2022-06-11, 0.20.3 2026-06-12"
