#!/bin/sh
# sepa-xml 0.6.0: where a payment has no BIC, it adds one by the letters at the place of the bank in an IBAN. It knows the Dutch
# banks only, but doesn't look at the country: the IBANs of Ireland, Latvia and Britain have letters at the same place
# (ISO 13616), and of a bank that has a branch in Amsterdam too the code is that branch's. An order to pay an account at an
# Irish branch names a Dutch one as the creditor's agent, which doesn't keep that account.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sepa-xml@0.6.0 2>/dev/null
cat > try.mjs <<'JS'
import { promisify } from "node:util";
import SepaXML from "sepa-xml";
const order = new SepaXML("pain.001.001.03");
order.setHeaderInfo({ messageId: "A1", initiator: "Agency" });
order.setPaymentInfo({ id: "P1", method: "TRF", senderName: "Agency", senderIBAN: "NL91ABNA0417164300", when: new Date(2026, 0, 5) });
const accounts = ["NL39RABO0300065264", "IE58CITI99005112345678", "LV64HAND0000435195001", "GB87DEUT40508112345678"];
for (const iban of accounts) order.addTransaction({ iban, name: "Hotel", amount: 45, id: "E1", description: "AB4711" });
const file = await promisify(order.compile.bind(order))();
const payments = file.split("<CdtTrfTxInf>").slice(1);
for (const payment of payments) console.log(payment.match(/<IBAN>(.*?)</)[1], payment.match(/<BIC>(.*?)</)[1]);
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "NL39RABO0300065264 RABONL2U
IE58CITI99005112345678 CITINL2X
LV64HAND0000435195001 HANDNL2A
GB87DEUT40508112345678 DEUTNL2N"
