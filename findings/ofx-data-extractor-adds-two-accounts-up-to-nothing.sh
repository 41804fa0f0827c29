#!/bin/sh
# ofx-data-extractor 1.5.0: an OFX file may hold the statements of several accounts, one STMTTRNRS each. The library can't
# read such a file and says so from `getBankTransferList`. In the same strict mode, in which its manual has all errors
# thrown, `getTransactionsSummary` throws only if reading card accounts failed too: it answers that nothing came in and
# nothing was spent. Somebody who shows the sums of a month sees zeros and no error.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ofx-data-extractor@1.5.0 ofx-js@1.1.1 2>/dev/null
cat > try.mjs <<'JS'
import { Ofx } from "ofx-data-extractor";
import { parse } from "ofx-js";
const account = (amount) => `<STMTTRNRS>
<TRNUID>1
<STMTRS>
<CURDEF>EUR
<BANKTRANLIST>
<DTSTART>20260101
<DTEND>20260131
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20260103
<TRNAMT>${amount}
<FITID>1
<NAME>Hotel
</STMTTRN>
</BANKTRANLIST>
</STMTRS>
</STMTTRNRS>`;
const HEAD = "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n";
const fileOf = (...accounts) => `${HEAD}<OFX>\n<BANKMSGSRSV1>\n${accounts.join("\n")}\n</BANKMSGSRSV1>\n</OFX>\n`;
const transfers = (file) => {
  try {
    return new Ofx(file, { parserMode: "strict" }).getBankTransferList().length;
  } catch (error) {
    return error.name;
  }
};
for (const file of [fileOf(account("100.00")), fileOf(account("100.00"), account("50.00"))]) {
  const { credit, amountOfCredits } = new Ofx(file, { parserMode: "strict" }).getTransactionsSummary();
  const read = [(await parse(file)).OFX.BANKMSGSRSV1.STMTTRNRS].flat();
  const amounts = read.map(({ STMTRS }) => STMTRS.BANKTRANLIST.STMTTRN.TRNAMT);
  console.log(`ofx-js ${amounts.join(" and ")}; summary ${credit} in ${amountOfCredits}; list ${transfers(file)}`);
}
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "ofx-js 100.00; summary 100 in 1; list 1
ofx-js 100.00 and 50.00; summary 0 in 0; list SyntaxError"
