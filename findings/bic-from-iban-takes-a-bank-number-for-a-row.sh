#!/bin/sh
# bic-from-iban 1.0.0, beside iban-to-bic 1.4.0: the IBANs of Germany and Spain begin with the bank's number in the register of
# the country's central bank. bic-from-iban looks for the first four characters in a list of banks by name, whose `id` is only
# the row: Commerzbank, 3704 0044, is the 3704th German name, which is a branch of another bank, and Banco Santander, 0049, the
# 49th Spanish one. The code looks right and belongs to a bank that doesn't have the account.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund bic-from-iban@1.0.0 iban-to-bic@1.4.0 2>/dev/null
cat > try.mjs <<'JS'
import { createRequire } from "node:module";
import bic from "bic-from-iban";
import known from "iban-to-bic";
const require = createRequire(import.meta.url);
const nameAt = (country, row) => {
  const { list } = require(`bic-from-iban/AllCountries/${country}.json`);
  return list.find(({ id }) => id === row).bank;
};
const accounts = [["DE89370400440532013000", "3704"], ["ES6000491500051234567892", "49"]];
for (const [iban, row] of accounts)
  console.log(`${iban}: ${known.ibanToBic(iban)}, by bic-from-iban ${bic.getBIC(iban)}, row ${row}: ${nameAt(iban.slice(0, 2), row)}`);
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "DE89370400440532013000: COBADEFFXXX, by bic-from-iban ESSEDE5F362, row 3704: SEB AG
ES6000491500051234567892: BSCHESMM, by bic-from-iban ESPBESMMC06, row 49: BANCO DE ESPANA"
