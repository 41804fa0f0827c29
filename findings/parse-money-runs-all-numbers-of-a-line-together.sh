#!/bin/sh
# parse-money 1.0.12: by its manual it extracts money from a text with words before and behind it. Where there are figures
# among those words, they are put before and behind the amount's own: "Total for 2 guests: 450,00 €" is 2450 euros,
# and "EUR 450.00 incl. 10 % VAT" 4500010. A dollar that names its country, as HK$ does, is a US dollar. price-parser 3.4.0
# reads both as printed; neither keeps a minus, so that a commission taken back is one received.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund parse-money@1.0.12 price-parser@3.4.0 2>/dev/null
cat > try.cjs <<'JS'
const parseMoney = require("parse-money").default;
const { parseFirst } = require("price-parser");
const texts = [
  "Paid in cash: 123,45 lei, with thanks",
  "Total for 2 guests: 450,00 €",
  "EUR 450.00 incl. 10 % VAT",
  "Commission taken back: -45,00 €",
  "HK$450.00",
];
for (const text of texts) {
  const { amount, currency } = parseMoney(text);
  const other = parseFirst(text);
  const second = other ? `${other.floatValue} ${other.currencyCode.toUpperCase()}` : "nothing";
  console.log(`${text}: ${amount} ${currency}, price-parser ${second}`);
}
JS
said=$(node try.cjs)
echo "$said"
test "$said" = "Paid in cash: 123,45 lei, with thanks: 123.45 RON, price-parser 123.45 RON
Total for 2 guests: 450,00 €: 2450 EUR, price-parser 450 EUR
EUR 450.00 incl. 10 % VAT: 4500010 EUR, price-parser 450 EUR
Commission taken back: -45,00 €: 45 EUR, price-parser 45 EUR
HK\$450.00: 450 USD, price-parser 450 HKD"
