#!/bin/sh
# tabletojson 4.1.15, beside html-to-text 10.0.1: a heading with colspan="2" stands above two cells, as
# "Commission" above an amount and its currency. tabletojson, whose manual has a chapter on cells that span rows, counts the
# heading once: the currency stands under the next heading, the day of arrival under the one after it, and the last cell
# under a number. Every row is complete, and each value behind the amount belongs to another column.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund tabletojson@4.1.15 html-to-text@10.0.1 2>/dev/null
cat > try.mjs <<'JS'
import { convert } from "html-to-text";
import { Tabletojson } from "tabletojson";
const html = `<table>
<tr><th>Booking</th><th colspan="2">Commission</th><th>Arrival</th><th>Paid</th></tr>
<tr><td>AB4711</td><td>45.00</td><td>EUR</td><td>12 June 2026</td><td>yes</td></tr>
</table>`;
const [[row]] = Tabletojson.convert(html);
for (const heading of ["Booking", "Commission", "Arrival", "Paid"]) console.log(`${heading}: ${row[heading]}`);
console.log(convert(html, { selectors: [{ selector: "table", format: "dataTable" }] }));
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "Booking: AB4711
Commission: 45.00
Arrival: EUR
Paid: 12 June 2026
BOOKING   COMMISSION    ARRIVAL        PAID
AB4711    45.00   EUR   12 June 2026   yes"
