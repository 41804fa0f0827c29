#!/bin/sh
# ofx-data-extractor 1.5.0: in OFX the sign of TRNAMT says whether money came in, and TRNTYPE only what it was: POS, ATM and
# the others occur with either sign. The library takes a positive amount for a debit when its type is one of ten, PAYMENT,
# CHECK, POS and FEE among them. Commission paid in, a cheque and a fare given back add up as spent, in the summary and in
# `direction`, where the amount beside it stays positive.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ofx-data-extractor@1.5.0 2>/dev/null
cat > try.mjs <<'JS'
import { Ofx } from "ofx-data-extractor";
const moves = [
  ["CREDIT", "100.00"],
  ["PAYMENT", "300.00"],
  ["CHECK", "80.00"],
  ["POS", "25.00"],
  ["DEBIT", "-5.00"],
];
const rows = moves.map(
  ([type, amount], at) => `<STMTTRN>\n<TRNTYPE>${type}\n<DTPOSTED>20260103\n<TRNAMT>${amount}\n<FITID>${at}\n<NAME>Hotel\n</STMTTRN>`,
);
const file = `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX>
<BANKMSGSRSV1>
<STMTTRNRS>
<TRNUID>1
<STMTRS>
<CURDEF>EUR
<BANKTRANLIST>
<DTSTART>20260101
<DTEND>20260131
${rows.join("\n")}
</BANKTRANLIST>
</STMTRS>
</STMTTRNRS>
</BANKMSGSRSV1>
</OFX>
`;
const { credit, debit } = new Ofx(file).getTransactionsSummary();
console.log(`came in ${credit}, spent ${debit}`);
for (const { amount, direction, raw } of new Ofx(file).toNormalized().transactions) console.log(raw.TRNTYPE, amount, direction);
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "came in 100, spent 410
CREDIT 100 credit
PAYMENT 300 debit
CHECK 80 debit
POS 25 debit
DEBIT -5 debit"
