#!/bin/sh
# country-currency-map 2.1.7: a supplier's country gives the currency of its prices. For Lithuania and Latvia (euro since 2015
# and 2014), Georgia (lari) and Azerbaijan (manat) the answer is USD, as for the United States: dollars stand in for what its
# table doesn't know, and nothing marks them. country-to-currency 3.0.1 names all four.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund country-currency-map@2.1.7 country-to-currency@3.0.1 2>/dev/null
cat > try.cjs <<'JS'
const { getCountryByAbbreviation, getCurrencyAbbreviation } = require("country-currency-map");
const loaded = require("country-to-currency");
const currencies = loaded.default ?? loaded;
for (const code of ["US", "EE", "LV", "LT", "GE", "AZ"]) {
  console.log(code, getCurrencyAbbreviation(getCountryByAbbreviation(code)), currencies[code]);
}
JS
said=$(node try.cjs)
echo "$said"
test "$said" = "US USD USD
EE EUR EUR
LV USD EUR
LT USD EUR
GE USD GEL
AZ USD AZN"
