import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { decimal } from "./csv-file.model";
import { latinText } from "./latin-text.model";
import type { SepaPayer } from "./payer.model";
import { type IbanAccount, referenceOf, refuseTransfers, type Transfer, totalOf } from "./transfer.model";

const SCHEMA = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";
/** The largest amount of one SEPA credit transfer, EUR 999,999,999.99, in cents. */
const MOST = 99_999_999_999;

/**
 * The contents of a SEPA file. `messageId`, of at most 35 characters, identifies the message, so that a bank accepts it
 * only once; `about` is the text that recipients see, and `day` is when the account is debited.
 */
export type SepaFile = {
  readonly messageId: string;
  readonly payer: SepaPayer;
  readonly transfers: readonly Transfer<IbanAccount>[];
  readonly madeAt: Date;
  readonly day: CalendarDate;
  readonly about: string;
};

/**
 * Returns SEPA credit transfers as an ISO 20022 message, amounts in euro cents. Throws INVALID_INPUT if the transfers
 * don't fit in a message.
 */
export function pain001({ messageId, payer, transfers, madeAt, day, about }: SepaFile): string {
  refuseTransfers(transfers);
  if (transfers.some(({ amount }) => amount > MOST))
    throw new Failure("INVALID_INPUT", "A payout is more than a SEPA transfer can be.");
  const sums = [el("NbOfTxs", String(transfers.length)), el("CtrlSum", decimal(totalOf(transfers), 2))];
  const name = el("Nm", signs(payer.name, 70));
  const header = el(
    "GrpHdr",
    el("MsgId", messageId),
    el("CreDtTm", `${madeAt.toISOString().slice(0, 19)}Z`),
    ...sums,
    el("InitgPty", name),
  );
  const payment = el(
    "PmtInf",
    el("PmtInfId", messageId),
    el("PmtMtd", "TRF"),
    ...sums,
    el("PmtTpInf", el("SvcLvl", el("Cd", "SEPA"))),
    el("ReqdExctnDt", el("Dt", day)),
    el("Dbtr", name),
    el("DbtrAcct", el("Id", el("IBAN", payer.iban))),
    el("DbtrAgt", el("FinInstnId", bankOf(payer.bic))),
    el("ChrgBr", "SLEV"),
    ...transfers.map((transfer) => transferOf(transfer, about)),
  );
  const document = el("CstmrCdtTrfInitn", header, payment);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${SCHEMA}">${document}</Document>\n`;
}

function transferOf({ payoutId, amount, holder, account }: Transfer<IbanAccount>, about: string): string {
  return el(
    "CdtTrfTxInf",
    el("PmtId", el("EndToEndId", referenceOf(payoutId))),
    el("Amt", `<InstdAmt Ccy="EUR">${decimal(amount, 2)}</InstdAmt>`),
    el("Cdtr", el("Nm", signs(holder, 70))),
    el("CdtrAcct", el("Id", el("IBAN", account.iban))),
    el("RmtInf", el("Ustrd", signs(about, 140))),
  );
}

/** SEPA doesn't need the BIC, because the IBAN already identifies the bank. */
function bankOf(bic: string | null): string {
  return bic ? el("BICFI", bic) : el("Othr", el("Id", "NOTPROVIDED"));
}

/** Returns an XML element. Nothing is escaped, because no value contains characters that XML reserves. */
function el(name: string, ...content: readonly string[]): string {
  return `<${name}>${content.join("")}</${name}>`;
}

function signs(text: string, most: number): string {
  return latinText(text).slice(0, most).trim();
}
