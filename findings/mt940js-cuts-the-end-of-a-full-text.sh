#!/bin/sh
# mt940js 1.3.5, beside mt940-js 1.0.0: SWIFT allows six lines of 65 characters in field 86, which is 390 without the line
# ends. mt940js keeps the first 390 with the line ends, so a text that fills all six lines loses its last five characters
# and nothing says so. A booking's number at the end comes in as another number, which may even be somebody else's.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mt940js@1.3.5 mt940-js@1.0.0 tslib@1.14.1 2>/dev/null
cat > try.cjs <<'JS'
const lines = ["Commission for the stays of June", "", "", "", "", "of booking 4711082251"];
const text = lines.map((line, at) => (at === 5 ? line.padStart(65, ".") : line.padEnd(65, "."))).join("\r\n");
const file = [":20:STATEMENT", ":25:NL00BANK0123456789", ":28C:1/1", ":60F:C260102EUR0,00", ":61:260103C100,00NTRFNONREF"]
  .concat(`:86:${text}`, ":62F:C260103EUR100,00", "")
  .join("\r\n");
const end = (read) => read.match(/of booking.*/)[0];
console.log("mt940js:", end(new (require("mt940js").Parser)().parse(file)[0].transactions[0].details));
require("mt940-js")
  .read(Buffer.from(file))
  .then(([read]) => console.log("mt940-js:", end(read.transactions[0].description)));
JS
said=$(node try.cjs)
echo "$said"
test "$said" = "mt940js: of booking 47110
mt940-js: of booking 4711082251"
