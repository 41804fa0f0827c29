import type { CalendarDate } from "@/lib/base/calendar-date";
import type { Currency } from "@/lib/base/money";
import { currencyAt, dayOf, exactMinor } from "../statement-values.model";
import { damagedAt, quoted } from "../unreadable.model";
import { elementsAt, textAt, type XmlElement } from "./xml-element.model";

/** One payment of an entry; a reversal's sign is not turned yet. */
export type CamtPayment = {
  readonly minor: number;
  readonly isReversal: boolean;
  readonly currency: Currency;
  readonly bookedOn: CalendarDate;
  readonly words: readonly (string | undefined)[];
  readonly payer: string | undefined;
  readonly bankId: string | undefined;
};

type Amount = { readonly minor: number; readonly currency: Currency };

/** Why an entry is no booked payment; undefined where it is one. */
export function reasonOfEntry(entry: XmlElement): string | undefined {
  const status = textAt(entry, "Sts", "Cd") ?? textAt(entry, "Sts") ?? "BOOK";
  if (status === "PDNG") return "The transaction is pending.";
  return status === "INFO" || status === "FUTR" ? "The entry only informs." : undefined;
}

/** The payments of an entry: one for each detail of a batch, if their amounts come to the entry's, else one. */
export function paymentsOf(entry: XmlElement, line: number, createdOn: string | undefined): CamtPayment[] {
  const total = amountOf(elementsAt(entry, "Amt")[0], line);
  const isRaising = raises(entry);
  if (isRaising === undefined)
    throw damagedAt(line, "the entry doesn't say whether it is a credit or a debit");
  const signed = isRaising ? total.minor : -total.minor;
  const details = elementsAt(entry, "NtryDtls", "TxDtls");
  const parts = details.length > 1 ? partsOf(details, { ...total, minor: signed }, isRaising) : undefined;
  const common = {
    currency: total.currency,
    bookedOn: bookedOn(entry, line, createdOn),
    isReversal: /^(true|1)$/.test(textAt(entry, "RvslInd") ?? ""),
  };
  if (!parts) return [{ ...common, minor: signed, ...wholeOf(entry, details, isRaising) }];
  return details.map((detail, index) => ({
    ...common,
    minor: parts[index] ?? 0,
    words: [...wordsOf(detail), textAt(entry, "AddtlNtryInf")],
    payer: partyOf(detail, isRaising),
    bankId: textAt(detail, "Refs", "AcctSvcrRef") ?? textAt(entry, "AcctSvcrRef"),
  }));
}

/** The words of an entry that stays one payment; of several details none says who paid. */
function wholeOf(entry: XmlElement, details: readonly XmlElement[], isRaising: boolean) {
  const only = details.length === 1 ? details[0] : undefined;
  return {
    words: [...details.flatMap(wordsOf), textAt(entry, "AddtlNtryInf")],
    payer: only && partyOf(only, isRaising),
    bankId: textAt(entry, "AcctSvcrRef") ?? (only && textAt(only, "Refs", "AcctSvcrRef")),
  };
}

/** Undefined unless every detail has an amount in the entry's currency, and they come to the entry's. */
function partsOf(details: readonly XmlElement[], total: Amount, isRaising: boolean): number[] | undefined {
  const parts: number[] = [];
  for (const detail of details) {
    const minor = detailMinor(detail, total.currency);
    if (minor === undefined) return undefined;
    parts.push((raises(detail) ?? isRaising) ? minor : -minor);
  }
  return parts.reduce((sum, part) => sum + part, 0) === total.minor ? parts : undefined;
}

const AMOUNTS = [["Amt"], ["AmtDtls", "TxAmt", "Amt"], ["AmtDtls", "InstdAmt", "Amt"]] as const;
const DECIMAL = /^\s*\d+([.,]\d*)?\s*$/;

function detailMinor(detail: XmlElement, currency: Currency): number | undefined {
  for (const path of AMOUNTS) {
    const [amount] = elementsAt(detail, ...path);
    if (amount?.currency === currency && DECIMAL.test(amount.text))
      return exactMinor(amount.text, currency, 0);
  }
  return undefined;
}

export function amountOf(amount: XmlElement | undefined, line: number): Amount {
  if (!amount) throw damagedAt(line, "there is no amount");
  const currency = currencyAt(amount.currency ?? "", line);
  return { minor: exactMinor(amount.text, currency, line), currency };
}

/** Whether a credit or debit mark says that the account rises; undefined without one. */
export function raises(element: XmlElement): boolean | undefined {
  const mark = textAt(element, "CdtDbtInd");
  return mark === "CRDT" ? true : mark === "DBIT" ? false : undefined;
}

/** The day of booking, else of value, else of the report, as the bank wrote it whatever the zone behind it. */
function bookedOn(entry: XmlElement, line: number, createdOn: string | undefined): CalendarDate {
  const days = ["BookgDt", "ValDt"].flatMap(
    (name) => textAt(entry, name, "Dt") ?? textAt(entry, name, "DtTm") ?? [],
  );
  const raw = days[0] ?? createdOn;
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T+Z-])/.exec(raw ?? "");
  if (!match) throw damagedAt(line, raw ? `the date ${quoted(raw)} can't be read` : "the entry has no date");
  const [, year = "", month = "", day = ""] = match;
  return dayOf(year, month, day, line);
}

/** Who stands on the other side: the debtor of what came, the creditor of what went. Newer versions put them into a Pty. */
function partyOf(detail: XmlElement, isRaising: boolean): string | undefined {
  const sides = isRaising ? ["Dbtr", "UltmtDbtr"] : ["Cdtr", "UltmtCdtr"];
  return sides.flatMap(
    (side) => textAt(detail, "RltdPties", side, "Nm") ?? textAt(detail, "RltdPties", side, "Pty", "Nm") ?? [],
  )[0];
}

function wordsOf(detail: XmlElement): (string | undefined)[] {
  return [
    elementsAt(detail, "RmtInf", "Ustrd")
      .map(({ text }) => text)
      .join(" "),
    ...elementsAt(detail, "RmtInf", "Strd").flatMap((structured) => [
      textAt(structured, "CdtrRefInf", "Ref"),
      textAt(structured, "CdtrRefInf", "CdtrRef"),
      textAt(structured, "RfrdDocInf", "Nb"),
      textAt(structured, "AddtlRmtInf"),
    ]),
    textAt(detail, "Refs", "EndToEndId"),
    textAt(detail, "AddtlTxInf"),
  ];
}
