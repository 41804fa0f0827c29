import type { StatementFormat } from "@/lib/reconciliation/bank-statements/statement.model";

/** Writes a generated statement; lines are numbered from 0. */
type Writer = { readonly head: string; readonly line: (index: number) => string; readonly foot: string };

const cents = (index: number) => 100 + ((index * 7919) % 1_000_000);
const written = (index: number, mark: string) =>
  `${Math.floor(cents(index) / 100)}${mark}${String(cents(index) % 100).padStart(2, "0")}`;
const digits = (number: number, length: number) => String(number).padStart(length, "0");
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
  norma43: {
    head: `11${"1".repeat(18)}2703012703312${"0".repeat(14)}978${" ".repeat(30)}\n`,
    line: (index) =>
      `22    04172703${dayOf(index)}2703${dayOf(index)}020142${digits(cents(index), 14)}${"0".repeat(38)}\n2301${`HOTEL ${index}`.padEnd(76)}\n`,
    foot: `33${"1".repeat(18)}${"0".repeat(38)}2${"0".repeat(14)}978    \n88${"9".repeat(18)}${digits(0, 6)}\n`,
  },
  coda: {
    head: `${`0000001042712305${" ".repeat(111)}2`}\n${`12001BE68539007547034${" ".repeat(18)}EUR0${digits(0, 15)}010327`.padEnd(128)}\n`,
    line: (index) =>
      `21000100${"00"}${`B${index}`.padEnd(21)}0${digits(cents(index) * 10, 15)}${dayOf(index)}0327${"0".repeat(8)}0${`HOTEL ${index}`.padEnd(53)}${dayOf(index)}0327001 0 0\n`,
    foot: `${`8001BE68539007547034${" ".repeat(17)}EUR 0${digits(0, 15)}310327`.padEnd(128)}\n${`9${" ".repeat(15)}${digits(0, 36)}`.padEnd(127)}2\n`,
  },
  abo: {
    head: `074${"1".repeat(16)}${"AGENCY".padEnd(20)}280227${digits(0, 14)}+${digits(0, 14)}+${digits(0, 14)}0${digits(0, 14)}0001310327\n`,
    line: (index) =>
      `075${"1".repeat(16)}${"2".repeat(16)}${digits(index, 13)}${digits(cents(index), 12)}2${digits(index, 10)}${"0".repeat(20)}${dayOf(index)}0327${`HOTEL ${index}`.padEnd(20)}00978${dayOf(index)}0327\n`,
    foot: "",
  },
  cfonb: {
    head: `0130004    00828EUR2 00011112222  280227${" ".repeat(50)}${digits(0, 13)}{${" ".repeat(16)}\n`,
    line: (index) =>
      `0430004    00828EUR2 0001111222205${dayOf(index)}0327  ${dayOf(index)}0327${`HOTEL ${index}`.padEnd(31)}  ${digits(index % 10_000_000, 7)}  ${digits(Math.floor(cents(index) / 10), 13)}${"{ABCDEFGHI"[cents(index) % 10]}${`B${index}`.padEnd(16)}\n`,
    foot: `0730004    00828EUR2 00011112222  310327${" ".repeat(50)}${digits(0, 13)}{${" ".repeat(16)}\n`,
  },
  cbi: {
    head: ` RH0999905034310327RENDICONTO\n 6100000010999993001CONTO ORDINARIO CCX0999901600000000123456EUR280227C${digits(0, 12)},00\n`,
    line: (index) =>
      ` 620000001001${dayOf(index)}0327${dayOf(index)}0327C${written(index, ",").padStart(15, "0")}48${" ".repeat(18)}B${index}\n 630000001001BONIFICO DA HOTEL ${index}\n`,
    foot: ` 640000001EUR310327C${digits(0, 12)},00C${digits(0, 12)},00\n EF0999905034310327RENDICONTO\n`,
  },
  "1c": {
    head: "1CClientBankExchange\nВерсияФормата=1.03\nРасчСчет=40702978900000000001\n",
    line: (index) =>
      `СекцияДокумент=Платежное поручение\nНомер=${index}\nСумма=${written(index, ".")}\nПлательщикСчет=40702978900000000002\nПлательщик=HOTEL ${index}\nПолучательСчет=40702978900000000001\nДатаПоступило=${dayOf(index)}.03.2027\nНазначениеПлатежа=Commission\nКонецДокумента\n`,
    foot: "КонецФайла\n",
  },
};

/** Returns a valid, deterministic statement with this many lines, all within one month. */
export function statementOf(format: StatementFormat, lines: number): Uint8Array {
  const { head, line, foot } = WRITERS[format];
  return new TextEncoder().encode(
    `${head}${Array.from({ length: lines }, (_, index) => line(index)).join("")}${foot}`,
  );
}
