#!/bin/sh
# parse-price 1.1.8, price-parser 3.4.0: "KWD 1,234.500" has a comma before a point, so the comma separates thousands and the
# three figures behind the point are the dinar's thousandths, as Kuwait, Bahrain, Oman and Jordan print their amounts. Both
# take them for further thousands: a million instead of twelve hundred, and likewise with the marks exchanged, as in Tunisia.
# With two decimals, and by parse-money 1.0.12, the same amount is read as printed.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund parse-price@1.1.8 price-parser@3.4.0 parse-money@1.0.12 2>/dev/null
cat > try.cjs <<'JS'
const parsePrice = require("parse-price");
const { parseFirst } = require("price-parser");
const parseMoney = require("parse-money").default;
const read = parsePrice.default ?? parsePrice;
for (const text of ["KWD 1,234.50", "KWD 1,234.500", "TND 1.234,500"])
  console.log(`${text}: parse-price ${read(text)}, price-parser ${parseFirst(text).floatValue}, parse-money ${parseMoney(text).amount}`);
JS
said=$(node try.cjs)
echo "$said"
test "$said" = "KWD 1,234.50: parse-price 1234.5, price-parser 1234.5, parse-money 1234.5
KWD 1,234.500: parse-price 1234500, price-parser 1234500, parse-money 1234.5
TND 1.234,500: parse-price 1234500, price-parser 1234500, parse-money 1234.5"
