#!/bin/sh
# qif-ts 1.0.0 and qif2json 0.4.0: programs that write QIF part thousands by commas (T-1,250.50). qif-ts takes the figures
# before the first comma, so that a payment of 1,250.50 is one of 1.00. qif2json reads the payment, but not its splits:
# -1,000.00 of the same payment becomes -1. Neither says so; a payment's splits then no longer add up to it.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund qif-ts@1.0.0 qif2json@0.4.0 2>/dev/null
cat > try.cjs <<'JS'
const { deserializeQif } = require("qif-ts");
const { parse } = require("qif2json");
const qif = `!Type:Bank
D08/31'26
T-1,250.50
PCasa Azul
SStay
$-1,000.00
SCity tax
$-250.50
^
`;
const [first] = deserializeQif(qif).transactions;
console.log("qif-ts:", first.amount, "splits", first.splits.map((split) => split.amount).join(" "));
const [second] = parse(qif, { dateFormat: "us" }).transactions;
console.log("qif2json:", second.amount, "splits", second.division.map((split) => split.amount).join(" "));
JS
said=$(node try.cjs)
echo "$said"
test "$said" = "qif-ts: -1 splits -1 -250.5
qif2json: -1250.5 splits -1 -250.5"
