import type { RoundedAmount } from "@/lib/imports/csv-amount.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import { currencyAt, dayOf, statedMinor } from "../statement-values.model";
import { quoted, unreadableAt } from "../unreadable.model";
import { elementsAt, textAt, type XmlElement } from "./xml-element.model";

/**
 * One payment of an entry, signed by its own credit or debit mark. `original` is the other party's name to use if the
 * mark of a reversal turns out to be that of the reversed payment.
 */
export type CamtPayment = {
  readonly minor: number;
  readonly isRounded: boolean;
  readonly reversal: { readonly original: string | undefined } | undefined;
  readonly currency: Currency;
  readonly bookedOn: CalendarDate;
  readonly words: readonly (string | undefined)[];
  readonly payer: string | undefined;
  readonly bankId: string | undefined;
};

type Amount = RoundedAmount & { readonly currency: Currency };

/** Returns why an entry isn't a booked payment, or undefined if it is one. */
export function reasonOfEntry(entry: XmlElement): string | undefined {
  const status = textAt(entry, "Sts", "Cd") ?? textAt(entry, "Sts") ?? "BOOK";
  if (status === "PDNG") return "The transaction is pending.";
  return status === "INFO" || status === "FUTR" ? "The entry only informs." : undefined;
}

/**
 * Returns the payments of an entry: one for each detail of a batch if their amounts add up to the entry's, otherwise a
 * single one.
 */
export function paymentsOf(entry: XmlElement, line: number, createdOn: string | undefined): CamtPayment[] {
  const total = amountOf(elementsAt(entry, "Amt")[0], line);
  const isRaising = raises(entry);
  if (isRaising === undefined)
    throw unreadableAt(line, "the entry doesn't say whether it is a credit or a debit");
  const signed = isRaising ? total.minor : -total.minor;
  const details = elementsAt(entry, "NtryDtls", "TxDtls");
  const parts = details.length > 1 ? partsOf(details, { ...total, minor: signed }, isRaising) : undefined;
  const common = {
    currency: total.currency,
    isRounded: total.isRounded,
    bookedOn: bookedOn(entry, line, createdOn),
  };
  const isReversal = /^(true|1)$/.test(textAt(entry, "RvslInd") ?? "");
  if (!parts) return [{ ...common, minor: signed, ...wholeOf(entry, details, isRaising, isReversal) }];
  return details.map((detail, index) => ({
    ...common,
    minor: parts[index] ?? 0,
    words: [...wordsOf(detail), textAt(entry, "AddtlNtryInf")],
    ...partiesOf([detail], isRaising, isReversal),
    bankId: textAt(detail, "Refs", "AcctSvcrRef") ?? textAt(entry, "AcctSvcrRef"),
  }));
}

/**
 * Returns the texts of an entry that stays a single payment. If there are several payers, the text names each of them.
 */
function wholeOf(entry: XmlElement, details: readonly XmlElement[], isRaising: boolean, isReversal: boolean) {
  const only = details.length === 1 ? details[0] : undefined;
  const parties = partiesOf(details, isRaising, isReversal);
  return {
    ...parties,
    words: [...parties.names, ...details.flatMap(wordsOf), textAt(entry, "AddtlNtryInf")],
    bankId: textAt(entry, "AcctSvcrRef") ?? (only && textAt(only, "Refs", "AcctSvcrRef")),
  };
}

/**
 * Returns the amounts of the details, or undefined unless each has an amount in the entry's currency and they add up to
 * the entry's amount.
 */
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
      return statedMinor(amount.text, currency, 0).minor;
  }
  return undefined;
}

export function amountOf(amount: XmlElement | undefined, line: number): Amount {
  if (!amount) throw unreadableAt(line, "there is no amount");
  const currency = currencyAt(amount.currency ?? "", line);
  return { ...statedMinor(amount.text, currency, line), currency };
}

/** Returns whether the credit or debit mark says that the balance rises, or undefined if there is no mark. */
export function raises(element: XmlElement): boolean | undefined {
  const mark = textAt(element, "CdtDbtInd");
  return mark === "CRDT" ? true : mark === "DBIT" ? false : undefined;
}

/**
 * Returns the booking date, otherwise the value date, otherwise the date of the report, as the bank wrote it regardless
 * of the time zone.
 */
function bookedOn(entry: XmlElement, line: number, createdOn: string | undefined): CalendarDate {
  const days = ["BookgDt", "ValDt"].flatMap(
    (name) => textAt(entry, name, "Dt") ?? textAt(entry, name, "DtTm") ?? [],
  );
  const raw = days[0] ?? createdOn;
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T+Z-])/.exec(raw ?? "");
  if (!match)
    throw unreadableAt(line, raw ? `the date ${quoted(raw)} can't be read` : "the entry has no date");
  const [, year = "", month = "", day = ""] = match;
  return dayOf(year, month, day, line);
}

/**
 * Returns the other parties of some details, and a payer if all have the same. A reversal marked as a credit reverses a
 * debit, so its other party is the creditor.
 */
function partiesOf(details: readonly XmlElement[], isRaising: boolean, isReversal: boolean) {
  const namesBy = (raises: boolean) => [...new Set(details.flatMap((one) => partyOf(one, raises) ?? []))];
  const soleOf = (names: readonly string[]) => (names.length === 1 ? names[0] : undefined);
  const [own, other] = [namesBy(isRaising), namesBy(!isRaising)];
  const names = isReversal && other.length > 0 ? other : own;
  return {
    names: names.length > 1 ? names : [],
    payer: soleOf(names),
    reversal: isReversal ? { original: soleOf(own) } : undefined,
  };
}

/**
 * Returns the other party: the debtor of an incoming payment, the creditor of an outgoing one. Newer versions of the
 * format nest the name in a Pty element.
 */
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
