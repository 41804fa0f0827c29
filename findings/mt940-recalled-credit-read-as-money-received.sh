#!/bin/sh
# mt940-js 1.0.0, beside mt940js 1.3.5: SWIFT marks a line of field 61 C, D, RC or RD, where RC takes back an earlier credit
# and so leaves the account, and RD gives back an earlier debit. mt940-js calls an RC a credit and an RD none, by the mark's
# second letter, has no other sign of a reversal and never compares with the balances: a recalled commission counts as paid.
# The entries of the statement below meet its closing balance only the other way round, as mt940js reads them.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mt940-js@1.0.0 mt940js@1.3.5 tslib@1.14.1 2>/dev/null
cat > statement.sta <<'STA'
:20:STATEMENT
:25:NL00BANK0123456789
:28C:1/1
:60F:C260102EUR1000,00
:61:260103C100,00NTRFNONREF
:86:Commission
:61:260103RC40,00NTRFNONREF
:86:Commission taken back
:61:260103RD15,00NTRFNONREF
:86:Fee given back
:62F:C260103EUR1075,00
STA
cat > try.cjs <<'JS'
const { readFileSync } = require("node:fs");
const file = readFileSync("statement.sta");
const signed = ({ isCredit, amount }) => (isCredit ? amount : -amount);
const lines = (name, opening, amounts, closing) =>
  `${name}: ${opening} with ${amounts.join(", ")} is ${amounts.reduce((sum, amount) => sum + amount, opening)}, stated ${closing}`;
require("mt940-js")
  .read(file)
  .then(([read]) => {
    console.log(lines("mt940-js", read.openingBalance.value, read.transactions.map(signed), read.closingBalance.value));
    const [other] = new (require("mt940js").Parser)().parse(file.toString());
    console.log(lines("mt940js", other.openingBalance, other.transactions.map(({ amount }) => amount), other.closingBalance));
  });
JS
said=$(node try.cjs)
echo "$said"
test "$said" = "mt940-js: 1000 with 100, 40, -15 is 1125, stated 1075
mt940js: 1000 with 100, -40, 15 is 1075, stated 1075"
