#!/bin/sh
# iso20022.js 0.0.15: its `reversal` of an entry stands for RvslInd of ISO 20022. The XML reader inside has made "true" a
# boolean before the library compares it with the text "true", so that no entry is ever a reversal. In the same way a number
# that is all of the remittance text comes in as a number: a booking's loses its leading zeros, and a reference of 27
# figures all but 16 of them. An entry for a commission taken back looks like any other payment.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund iso20022.js@0.0.15 2>/dev/null
cat > try.mjs <<'JS'
import { CashManagementEndOfDayReport } from "iso20022.js";
const entry = (text, reversal) =>
  `<Ntry><Amt Ccy="EUR">40.00</Amt><CdtDbtInd>DBIT</CdtDbtInd>${reversal}<BookgDt><Dt>2026-01-03</Dt></BookgDt>
<BkTxCd><Prtry><Cd>1</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const statement = `<Document><BkToCstmrStmt><GrpHdr><MsgId>A1</MsgId><CreDtTm>2026-01-03T00:00:00</CreDtTm></GrpHdr><Stmt><Id>S1</Id>
<CreDtTm>2026-01-03T00:00:00</CreDtTm><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Svcr><FinInstnId><BIC>BANKDEFF</BIC></FinInstnId></Svcr></Acct>
${entry("Booking AB4711", "<RvslInd>true</RvslInd>")}${entry("0047110822", "")}${entry("310000000004711082251000017", "")}</Stmt></BkToCstmrStmt></Document>`;
for (const { reversal, transactions } of CashManagementEndOfDayReport.fromXML(statement).entries)
  console.log(reversal, typeof transactions[0].remittanceInformation, transactions[0].remittanceInformation);
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "false string Booking AB4711
false number 47110822
false number 3.1000000000471106e+26"
