/** A statement line as tests write it; without a `bankId` its key derives from its text. */
export type OfxLine = {
  readonly day: string;
  /** A decimal number as in the file, such as "1250.00". */
  readonly amount: string;
  readonly memo: string;
  readonly bankId?: string;
};

/** Returns an OFX statement of an account, with one line per transaction. */
export function ofx(
  lines: readonly OfxLine[],
  account = "000123454711",
  currency = "USD",
): Uint8Array<ArrayBuffer> {
  const transactions = lines.map(
    ({ day, amount, memo, bankId }) =>
      `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day.replaceAll("-", "")}<TRNAMT>${amount}${bankId ? `<FITID>${bankId}` : ""}<MEMO>${memo}</STMTTRN>`,
  );
  return new TextEncoder().encode(`OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>1<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>
${transactions.join("\n")}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`);
}
