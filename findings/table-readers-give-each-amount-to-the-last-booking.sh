#!/bin/sh
# tabletojson 4.1.15, html-table-to-json 1.0.0, beside html-to-text 10.0.1: in HTML the first cell of a row may be its heading, a
# th within tbody, with scope="row" or without (HTML, 4.9.10), as tables made for screen readers have it. Both take each th of
# the table for the heading of a column, by its place in the row and the last one for good: "Booking" is overwritten by one
# number after another, and all amounts stand under the last booking's. The other numbers aren't there any more.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund tabletojson@4.1.15 html-table-to-json@1.0.0 html-to-text@10.0.1 2>/dev/null
cat > try.mjs <<'JS'
import HtmlTableToJson from "html-table-to-json";
import { convert } from "html-to-text";
import { Tabletojson } from "tabletojson";
const row = (number, amount) => `<tr><th scope="row">${number}</th><td>${amount}</td></tr>`;
const html = `<table><thead><tr><th scope="col">Booking</th><th scope="col">Commission</th></tr></thead>
<tbody>${row("AB4711", "45.00")}${row("CD0815", "12.00")}</tbody></table>`;
console.log(`tabletojson: ${JSON.stringify(Tabletojson.convert(html)[0])}`);
console.log(`html-table-to-json: ${JSON.stringify(HtmlTableToJson.parse(html).results[0])}`);
console.log(convert(html, { selectors: [{ selector: "table", format: "dataTable" }] }));
JS
said=$(node try.mjs)
echo "$said"
test "$said" = 'tabletojson: [{"CD0815":"45.00"},{"CD0815":"12.00"}]
html-table-to-json: [{"CD0815":"45.00"},{"CD0815":"12.00"}]
BOOKING   COMMISSION
AB4711    45.00
CD0815    12.00'
