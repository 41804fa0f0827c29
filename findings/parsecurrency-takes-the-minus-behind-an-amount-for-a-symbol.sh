#!/bin/sh
# parsecurrency 1.1.1, beside accounting 0.4.1 and accounting-js 2.0.3: ledgers and bank statements put the minus behind the
# amount, "45.00-", or write a negative amount in parentheses, "(45.00)". parsecurrency, which answers null to what it can't
# read, takes the minus or the parenthesis for the currency's symbol and the amount for a positive one. accounting drops the
# minus behind an amount, accounting-js reads both. A commission taken back counts as one received.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund parsecurrency@1.1.1 accounting@0.4.1 accounting-js@2.0.3 2>/dev/null
cat > try.mjs <<'JS'
import accounting from "accounting";
import { unformat } from "accounting-js";
import parseCurrency from "parsecurrency";
for (const text of ["-45.00", "45.00-", "(45.00)"]) {
  const { value, symbol } = parseCurrency(text);
  console.log(`${text}: parsecurrency ${value} "${symbol}", accounting ${accounting.unformat(text)}, accounting-js ${unformat(text)}`);
}
JS
said=$(node try.mjs)
echo "$said"
test "$said" = '-45.00: parsecurrency -45 "", accounting -45, accounting-js -45
45.00-: parsecurrency 45 "-", accounting 45, accounting-js -45
(45.00): parsecurrency 45 "(", accounting -45, accounting-js -45'
