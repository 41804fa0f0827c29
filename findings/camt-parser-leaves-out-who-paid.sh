#!/bin/sh
# camt-parser 1.1.0 reads camt.053.001.08, the version its manual names, but of a credit neither the debtor nor the text that came with
# it: relatedParties is empty and there is no remittance information, as only creditors and structured remittances are looked for.
# An account that has a number rather than an IBAN has none, so that two such statements in a file can't be told apart.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund camt-parser@1.1.0 2>/dev/null
cat > try.cjs <<'JS'
const { parseCamt053 } = require("camt-parser");
const entry = `<Ntry><Amt Ccy="USD">250.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-30</Dt></BookgDt>
<BkTxCd/><NtryDtls><TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Casa Azul</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>COMMISSION 4711</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const statement = (number) => `<Stmt><Id>${number}</Id><CreDtTm>2026-11-30T00:00:00</CreDtTm>
<Acct><Id><Othr><Id>00${number}</Id></Othr></Id><Ccy>USD</Ccy></Acct>${entry}</Stmt>`;
const xml = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-30T00:00:00</CreDtTm></GrpHdr>${statement(1)}${statement(2)}</BkToCstmrStmt></Document>`;
parseCamt053(xml).then(({ statements }) => {
  for (const { account, transactions } of statements) {
    const [transaction] = transactions;
    const [{ relatedParties, remittanceInformation }] = transaction.details;
    console.log(transaction.amount.value, JSON.stringify({ account: account.iban, relatedParties, remittanceInformation }));
  }
});
JS
said=$(node try.cjs)
echo "$said"
test "$said" = '250.00 {"account":"","relatedParties":{}}
250.00 {"account":"","relatedParties":{}}'
