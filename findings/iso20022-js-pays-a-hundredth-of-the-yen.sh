#!/bin/sh
# iso20022.js 0.0.15: amounts are whole numbers of a currency's smallest unit, 1000 for 10 US dollars. Yen have no smaller unit
# and dinars of Kuwait a thousandth (ISO 4217), but the library divides by 100 for every currency: an order to pay 54000 yen
# says 540 to the bank, and one for 54 dinars says 540. Statements are read with the same factor, so that 54000 yen come
# in as 5400000, and 19.99 US dollars as 1998.9999999999998, which is no whole number of cents.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund iso20022.js@0.0.15 2>/dev/null
cat > try.mjs <<'JS'
import { CashManagementEndOfDayReport, ISO20022 } from "iso20022.js";
const agent = { bic: "BANKUS33", bankAddress: { country: "US" } };
const address = { streetName: "Main Street", townName: "Town", postalCode: "1", country: "US" };
const account = { accountNumber: "123456789" };
const payer = new ISO20022({ initiatingParty: { name: "Agency", id: "AGENCY", account, agent } });
const order = (amount, currency) => {
  const creditor = { name: "Agent", account, agent, address };
  const payment = payer.createSWIFTCreditPaymentInitiation([{ type: "swift", direction: "credit", amount, currency, creditor }]);
  return payment.serialize().match(/<InstdAmt.*/)[0];
};
for (const currency of ["USD", "JPY", "KWD"]) console.log(order(54000, currency));
const day = "<Dt>2026-01-03</Dt>";
const entry = (amount, currency) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt>${day}</BookgDt><BkTxCd><Prtry><Cd>1</Cd></Prtry></BkTxCd></Ntry>`;
const statement = `<Document><BkToCstmrStmt><GrpHdr><MsgId>A1</MsgId><CreDtTm>2026-01-03T00:00:00</CreDtTm></GrpHdr><Stmt><Id>S1</Id>
<CreDtTm>2026-01-03T00:00:00</CreDtTm><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Svcr><FinInstnId><BIC>BANKDEFF</BIC></FinInstnId></Svcr></Acct>
${entry("54000", "JPY")}${entry("19.99", "USD")}</Stmt></BkToCstmrStmt></Document>`;
for (const { amount, currency } of CashManagementEndOfDayReport.fromXML(statement).entries) console.log(amount, currency);
JS
said=$(node try.mjs)
echo "$said"
test "$said" = '<InstdAmt Ccy="USD">540</InstdAmt>
<InstdAmt Ccy="JPY">540</InstdAmt>
<InstdAmt Ccy="KWD">540</InstdAmt>
5400000 JPY
1998.9999999999998 USD'
