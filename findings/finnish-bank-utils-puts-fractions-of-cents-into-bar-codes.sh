#!/bin/sh
# finnish-bank-utils 1.3.3: the bar code on a Finnish invoice is 54 figures, of which six are euros and two cents. The library
# takes the cents as the sum times 100 less the euros times 100 and writes what floating point leaves of that: for a sum of
# 19.99 there is "98.99999999999977" at the place of two figures. Its own reader can't read the code back, and whoever
# counts places finds another reference and due day. So it is with one sum in nine below 200 euros.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund finnish-bank-utils@1.3.3 2>/dev/null
cat > try.mjs <<'JS'
import bank from "finnish-bank-utils";
const invoice = { iban: "FI58 1017 1000 0001 22", reference: "55958 22432 94671", date: "5.12.2026" };
const codeOf = (cents) => bank.formatFinnishVirtualBarCode({ ...invoice, sum: cents / 100 });
for (const cents of [4500, 4510, 1999, 12802]) {
  const code = codeOf(cents);
  const read = bank.parseFinnishVirtualBarCode(code);
  console.log(`${cents} cents: ${code.length} characters, cents "${code.slice(23, code.length - 29)}", read ${read && read.sum}`);
}
const wrong = Array.from({ length: 20000 }, (_, cents) => codeOf(cents)).filter((code) => code.length !== 54);
console.log(`${wrong.length} of 20000 sums`);
JS
said=$(node try.mjs)
echo "$said"
test "$said" = '4500 cents: 54 characters, cents "00", read 45
4510 cents: 54 characters, cents "10", read 45.1
1999 cents: 69 characters, cents "98.99999999999977", read false
12802 cents: 69 characters, cents "2.000000000001819", read false
2293 of 20000 sums'
