#!/bin/sh
# jsvat 2.5.4, beside jsvat-next 3.0.4: Belgium gives out numbers that begin with 1 since those with 0 run short, with the same
# check digits, and a trader in Northern Ireland has the British number with XI in front where goods are traded with the EU
# (Directive 2020/1756). jsvat calls both invalid, the Belgian one for its form and the other for its country. Who charges tax
# to customers without a valid number charges it to these.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsvat@2.5.4 jsvat-next@3.0.4 2>/dev/null
cat > try.mjs <<'JS'
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const checked = (name, number) => {
  const library = require(name);
  return library.checkVAT(number, Object.values(library).filter((one) => one?.codes)).isValid;
};
for (const number of ["BE0123456749", "BE1000000219", "GB123456782", "XI123456782"])
  console.log(`${number}: jsvat ${checked("jsvat", number)}, jsvat-next ${checked("jsvat-next", number)}`);
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "BE0123456749: jsvat true, jsvat-next true
BE1000000219: jsvat false, jsvat-next true
GB123456782: jsvat true, jsvat-next true
XI123456782: jsvat false, jsvat-next true"
