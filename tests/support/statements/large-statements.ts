import type { StatementFormat } from "@/lib/reconciliation/bank-statements/statement.model";

/** The line of a made statement: its number, from 0. */
type Writer = { readonly head: string; readonly line: (index: number) => string; readonly foot: string };

const cents = (index: number) => 100 + ((index * 7919) % 1_000_000);
const written = (index: number, mark: string) =>
  `${Math.floor(cents(index) / 100)}${mark}${String(cents(index) % 100).padStart(2, "0")}`;
const dayOf = (index: number) => String(1 + (index % 28)).padStart(2, "0");

const WRITERS: Readonly<Record<StatementFormat, Writer>> = {
  csv: {
    head: "Date,Description,Amount,Balance\n",
    line: (index) => `2027-03-${dayOf(index)},"HOTEL ${index}, BERLIN",${written(index, ".")},100.00\n`,
    foot: "",
  },
  ofx: {
    head: "OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>4711</BANKACCTFROM><BANKTRANLIST>\n",
    line: (index) =>
      `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>202703${dayOf(index)}<TRNAMT>${written(index, ".")}<FITID>F${index}<NAME>HOTEL ${index}<MEMO>Commission</STMTTRN>\n`,
    foot: "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n",
  },
  camt: {
    head: '<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE1</IBAN></Id></Acct>\n',
    line: (index) =>
      `<Ntry><Amt Ccy="EUR">${written(index, ".")}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2027-03-${dayOf(index)}</Dt></BookgDt><AcctSvcrRef>R${index}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>HOTEL ${index}</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>\n`,
    foot: "</Stmt></BkToCstmrStmt></Document>\n",
  },
  mt940: {
    head: ":20:START\n:25:1/2\n:60F:C270228EUR100,00\n",
    line: (index) =>
      `:61:2703${dayOf(index)}C${written(index, ",")}NTRFNONREF//B${index}\n:86:166?00GUTSCHRIFT?20Commission ${index}?32HOTEL ADLON\n`,
    foot: ":62F:C270331EUR200,00\n-\n",
  },
  qif: {
    head: "!Type:Bank\n",
    line: (index) => `D2027-03-${dayOf(index)}\nT${written(index, ".")}\nPHOTEL ${index}\nMCommission\n^\n`,
    foot: "",
  },
  bai2: {
    head: "01,BANK,AGENCY,270301,0600,1,80,1,2/\n02,AGENCY,BANK,1,270228,2359,EUR,2/\n03,4711,,010,10000,,/\n",
    line: (index) => `16,165,${cents(index)},Z,B${index},,HOTEL ${index}\n`,
    foot: "49,12000,5/\n98,12000,1,7/\n99,12000,1,9/\n",
  },
};

/** A valid statement of so many lines, always the same; its days are those of one month. */
export function statementOf(format: StatementFormat, lines: number): Uint8Array {
  const { head, line, foot } = WRITERS[format];
  return new TextEncoder().encode(
    `${head}${Array.from({ length: lines }, (_, index) => line(index)).join("")}${foot}`,
  );
}
