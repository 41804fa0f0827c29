#!/bin/sh
# pdf2json 4.1.0, beside 4.0.0 and unpdf 1.8.1 (page by pdf-lib 1.17.1): in a PDF y grows upwards (ISO 32000, 8.3.2.3). Version
# 4.1.0 sorts the lines of its raw text by y, by its comment from top to bottom, and writes them from the bottom up; 4.0.0 and
# the JSON of both have them in order. Each line is right in itself: a total stands above the heads of its columns, balances of a
# statement run backwards, and the second half of a text that was wrapped comes before the first.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdf-lib@1.17.1 unpdf@1.8.1 pdf2json@4.1.0 earlier@npm:pdf2json@4.0.0 2>/dev/null
cat > try.mjs <<'JS'
import Earlier from "earlier";
import { PDFDocument } from "pdf-lib";
import Newer from "pdf2json";
import { extractText } from "unpdf";
const document = await PDFDocument.create();
const page = document.addPage([595, 842]);
const lines = ["Opening balance 100.00", "AB4711 45.00", "CD0815 -12.00", "Closing balance 133.00"];
lines.forEach((line, at) => page.drawText(line, { x: 50, y: 740 - at * 16, size: 10 }));
const file = await document.save({ useObjectStreams: false });
const rawText = (Parser) =>
  new Promise((resolve, reject) => {
    const parser = new Parser(null, true);
    parser.on("pdfParser_dataError", reject);
    parser.on("pdfParser_dataReady", () => resolve(parser.getRawTextContent()));
    parser.parseBuffer(Buffer.from(file.slice().buffer));
  });
const say = (name, text) => console.log(`${name}: ${text.split(/\r?\n/).filter((line) => /\d\.\d/.test(line)).join(", ")}`);
say("4.0.0", await rawText(Earlier));
say("4.1.0", await rawText(Newer));
say("unpdf", (await extractText(file.slice(), { mergePages: true })).text);
JS
said=$(node try.mjs | grep -v Warning)
echo "$said"
test "$said" = "4.0.0: Opening balance 100.00, AB4711 45.00, CD0815 -12.00, Closing balance 133.00
4.1.0: Closing balance 133.00, CD0815 -12.00, AB4711 45.00, Opening balance 100.00
unpdf: Opening balance 100.00, AB4711 45.00, CD0815 -12.00, Closing balance 133.00"
