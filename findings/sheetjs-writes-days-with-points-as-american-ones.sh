#!/bin/sh
# SheetJS 0.20.3 (@e965/xlsx), beside numfmt 4.0.1 (file by exceljs 4.4.0): "dd.mm.yyyy" is a usual format of days where
# points stand between day and month, and programs that show the sheet show 12.06.2026. SheetJS can't apply a format of days
# with a point that isn't escaped. Instead of an error the cell's text, and so CSV, is the count of days, or with `cellDates`
# the American 6/12/26, whose month and day change places for whoever wrote the sheet. "dd\.mm\.yyyy" is right.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 numfmt@4.0.1 exceljs@4.4.0 2>/dev/null
cat > try.mjs <<'JS'
import ExcelJS from "exceljs";
import { format } from "numfmt";
import XLSX from "@e965/xlsx";
const formats = ["dd\\.mm\\.yyyy", "dd.mm.yyyy", "d. mmmm yyyy"];
const written = new ExcelJS.Workbook();
const sheet = written.addWorksheet("Arrivals");
for (const numFmt of formats) sheet.addRow([new Date("2026-06-12")]).getCell(1).numFmt = numFmt;
const file = await written.xlsx.writeBuffer();
const csv = (options) => XLSX.utils.sheet_to_csv(XLSX.read(file, options).Sheets.Arrivals).split("\n");
const [counted, dated] = [csv({}), csv({ cellDates: true })];
formats.forEach((one, at) => console.log(`${one}: ${counted[at]}, with cellDates ${dated[at]}, numfmt ${format(one, 46185)}`));
JS
said=$(TZ=UTC node try.mjs)
printf "%s\n" "$said"
test "$said" = 'dd\.mm\.yyyy: 12.06.2026, with cellDates 12.06.2026, numfmt 12.06.2026
dd.mm.yyyy: 46185, with cellDates 6/12/26, numfmt 12.06.2026
d. mmmm yyyy: 46185, with cellDates 6/12/26, numfmt 12. June 2026'
