#!/bin/sh
# sepa 3.0.0 (sepa.js): a creditor's reference stands in pain.001 as CdtrRefInf with Tp/CdOrPrtry/Cd, Tp/Issr and, beside Tp,
# Ref. From `structuredRemittanceInfo` the library writes an element CdorPrtry, which the format doesn't have, and puts issuer
# and reference inside it. The file isn't valid by the schema it names: a bank refuses the whole order, or pays without the
# reference by which the payee knows what was paid.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sepa@3.0.0 htmlparser2@12.0.0 2>/dev/null
cat > try.mjs <<'JS'
import { Parser } from "htmlparser2";
import * as all from "sepa";
const SEPA = all.default ?? all;
const order = new SEPA.Document("pain.001.001.09");
order.grpHdr.id = "A1";
order.grpHdr.created = new Date(Date.UTC(2026, 0, 3));
order.grpHdr.initiatorName = "Agency";
const info = order.createPaymentInfo();
Object.assign(info, { requestedExecutionDate: new Date(Date.UTC(2026, 0, 5)), debtorIBAN: "DE89370400440532013000", debtorName: "Agency" });
order.addPaymentInfo(info);
const payment = info.createTransaction();
Object.assign(payment, { creditorName: "Hotel", creditorIBAN: "NL91ABNA0417164300", amount: 45, end2endId: "E1" });
payment.structuredRemittanceInfo = { typeCode: "SCOR", issuer: "ISO", reference: "RF18539007547034" };
info.addTransaction(payment);
const path = [];
const reader = new Parser(
  {
    onopentag: (name) => path.push(name),
    onclosetag: () => path.pop(),
    ontext: (text) => path.includes("CdtrRefInf") && console.log(`${path.slice(path.indexOf("CdtrRefInf")).join("/")}: ${text}`),
  },
  { xmlMode: true },
);
reader.end(order.toString());
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "CdtrRefInf/Tp/CdorPrtry/Cd: SCOR
CdtrRefInf/Tp/CdorPrtry/Issr: ISO
CdtrRefInf/Tp/CdorPrtry/Ref: RF18539007547034"
