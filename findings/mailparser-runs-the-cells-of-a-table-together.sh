#!/bin/sh
# mailparser 3.14.2, beside html-to-text 10.0.1: of a mail that has only HTML it makes the `text` itself, and puts nothing between
# the cells of a table, nor between its rows. Booking AB4711 of 2 guests for 3 nights with a commission of 45.00 reads
# "AB47112345.00", a plausible number of another booking or amount, and a list of several is one word. Paragraphs have their
# own lines. html-to-text, by which it does this, keeps cells apart with its format for tables of data.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mailparser@3.14.2 html-to-text@10.0.1 2>/dev/null
cat > try.mjs <<'JS'
import { convert } from "html-to-text";
import { simpleParser } from "mailparser";
const rows = [["AB4711", "2", "3", "45.00"], ["AB4712", "1", "12", "1,250.00"]];
const table = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
const html = `<p>Your commission</p>\n<table>${table}</table>`;
const { text } = await simpleParser(`MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`);
console.log(text);
console.log("--- html-to-text");
console.log(convert(html, { selectors: [{ selector: "table", format: "dataTable" }] }));
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "Your commission

AB47112345.00AB47121121,250.00
--- html-to-text
Your commission

AB4711   2   3    45.00
AB4712   1   12   1,250.00"
