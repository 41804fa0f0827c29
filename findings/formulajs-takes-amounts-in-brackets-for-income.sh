#!/bin/sh
# @formulajs/formulajs 4.6.1: VALUE, which turns a cell's text into its number, drops an accountant's brackets and a minus behind
# the figures: (1,250.50) and 1,250.50- are 1250.5, so that a commission taken back is one earned; only a minus in front is
# kept. Figures written the European way, 1.250,50, are 1.2505 rather than an error.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @formulajs/formulajs@4.6.1 2>/dev/null
cat > try.cjs <<'JS'
const { VALUE } = require("@formulajs/formulajs");
for (const text of ["1,250.50", "-1,250.50", "(1,250.50)", "1,250.50-", "1.250,50"]) {
  console.log(`${text}: ${VALUE(text)}`);
}
JS
said=$(node try.cjs)
echo "$said"
test "$said" = "1,250.50: 1250.5
-1,250.50: -1250.5
(1,250.50): 1250.5
1,250.50-: 1250.5
1.250,50: 1.2505"
