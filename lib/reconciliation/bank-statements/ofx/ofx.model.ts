import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import type { StatementOptions, StatementRead } from "../statement.model";
import { accountOf, type FoundPayment, type StatementTally, statementTally } from "../statement-tally.model";
import { currencyAt, dayOf, statedMinor } from "../statement-values.model";
import { lineCounter, wholeText } from "../text-lines.model";
import { asking, quoted, unreadableAt } from "../unreadable.model";
import { type OfxTag, ofxBody, ofxTags } from "./ofx-tags.model";

const STATEMENTS: ReadonlySet<string> = new Set(["STMTRS", "CCSTMTRS", "INVSTMTRS"]);
const OWN_ACCOUNTS: ReadonlySet<string> = new Set(["BANKACCTFROM", "CCACCTFROM", "INVACCTFROM"]);
/**
 * An element within a payment. Its fields don't belong to the payment, although one has the same name as the payment's
 * currency.
 */
const INNER = "ORIGCURRENCY";

type Payment = {
  readonly at: number;
  readonly line: number;
  readonly isPending: boolean;
  readonly fields: Map<string, string>;
};

/** Reads OFX and QFX, in SGML or XML, with any number of statements in a file. */
export function readOfx(bytes: Uint8Array, options: StatementOptions): StatementRead {
  const text = wholeText(bytes);
  const reader = new OfxReader(text, options);
  for (const tag of ofxTags(text, ofxBody(text))) reader.take(tag);
  return reader.read();
}

class OfxReader {
  private readonly tally: StatementTally = statementTally("ofx");
  private readonly text: string;
  private readonly options: StatementOptions;
  private readonly lineAt: (place: number) => number;
  private currency: Currency | undefined;
  private account: string | null = null;
  private inOwnAccount = false;
  private inner: string | undefined;
  private payment: Payment | undefined;
  private isEnded = false;
  private readonly ended: Ended[] = [];

  constructor(text: string, options: StatementOptions) {
    this.text = text;
    this.options = options;
    this.lineAt = lineCounter(text);
  }

  take(tag: OfxTag): void {
    if (this.payment) this.inPayment(tag, this.payment);
    else if (tag.name === "STMTTRN" || tag.name === "STMTTRNP") this.begin(tag);
    else if (tag.name === "OFX") this.isEnded = tag.closes;
    else this.inStatement(tag);
  }

  read(): StatementRead {
    if (!this.isEnded)
      throw unreadableAt(this.lineAt(this.text.length), "the file ends too early, </OFX> is missing");
    const byId = new Map(this.ended.map(({ paid }) => [idIn(paid), paid]));
    const corrected = new Map(
      this.ended.flatMap(({ paid, corrects }) => (corrects ? [[corrects.key, paid]] : [])),
    );
    const isRepeated = repeats();
    for (const one of this.ended) {
      const reason =
        reasonToSkip(one, byId, corrected) ??
        (isRepeated(one.paid) ? "It stands twice, with one number of the bank." : undefined);
      if (reason) this.tally.skip(one.paid.line, one.paid.raw, reason);
      else this.tally.pay(one.paid);
    }
    return this.tally.read();
  }

  private inStatement({ name, closes, text, at }: OfxTag): void {
    if (STATEMENTS.has(name)) this.turnTo(undefined, null);
    else if (OWN_ACCOUNTS.has(name)) this.inOwnAccount = !closes;
    else if (closes) return;
    else if (name === "CURDEF" && text) this.turnTo(currencyAt(text, this.lineAt(at)), this.account);
    else if (name === "ACCTID" && this.inOwnAccount) this.turnTo(this.currency, accountOf(text));
  }

  private turnTo(currency: Currency | undefined, account: string | null): void {
    this.currency = currency;
    this.account = account;
    if (currency && account !== null) this.tally.account(account, currency);
  }

  private begin(tag: OfxTag): void {
    if (tag.closes) return;
    const isPending = tag.name === "STMTTRNP";
    this.payment = { at: tag.at, line: this.lineAt(tag.at), isPending, fields: new Map() };
  }

  private inPayment(tag: OfxTag, payment: Payment): void {
    const { name, closes } = tag;
    if (isPaymentTag(name) || name === "BANKTRANLIST" || name === "OFX") this.close(tag, payment);
    else if (this.inner !== undefined) this.inner = closes && name === this.inner ? undefined : this.inner;
    else if (!closes) this.field(tag, payment);
  }

  private field({ name, text }: OfxTag, { fields }: Payment): void {
    if (name === INNER) this.inner = name;
    else if (text && !fields.has(name)) fields.set(name, text);
  }

  private close({ name, closes, at }: OfxTag, payment: Payment): void {
    if (this.inner !== undefined) throw unreadableAt(payment.line, `<${this.inner}> isn't closed`);
    if (!closes || !isPaymentTag(name))
      throw unreadableAt(payment.line, "the transaction that begins here isn't closed");
    this.end(payment, at + name.length + 3);
  }

  private end(payment: Payment, end: number): void {
    this.payment = undefined;
    const { fields, line } = payment;
    const raw = this.text.slice(payment.at, end);
    if (payment.isPending) {
      this.tally.skip(line, raw, "The transaction is pending.");
      return;
    }
    const currency = this.currencyOf(fields, line);
    const paid = {
      line,
      raw,
      bookedOn: postedOn(fields.get("DTPOSTED"), line),
      ...statedMinor(fields.get("TRNAMT") ?? "", currency, line),
      currency,
      words: [fields.get("MEMO"), fields.get("EXTDNAME"), fields.get("CHECKNUM"), fields.get("REFNUM")],
      payer: fields.get("NAME"),
      bankId: fields.get("FITID"),
      account: this.account,
    };
    const other = fields.get("CORRECTFITID");
    const isDeleted = fields.get("CORRECTACTION")?.toUpperCase() === "DELETE";
    const corrects = other
      ? { key: idIn({ account: this.account, bankId: other }), id: other, isDeleted }
      : null;
    this.ended.push({ paid, corrects });
  }

  /**
   * Returns the currency of an amount. CURSYM names the currency of the amount itself, while ORIGCURRENCY is the
   * currency before conversion.
   */
  private currencyOf(fields: ReadonlyMap<string, string>, line: number): Currency {
    const own = fields.get("CURSYM");
    const currency = own ? currencyAt(own, line) : (this.currency ?? this.options.currency);
    if (!currency) throw asking("ofx", { about: "currency" });
    return currency;
  }
}

/** A payment that was read, and the earlier one that it replaces or deletes. */
type Ended = {
  readonly paid: FoundPayment;
  readonly corrects: { readonly key: string; readonly id: string; readonly isDeleted: boolean } | null;
};

function idIn({ account, bankId }: Pick<FoundPayment, "account" | "bankId">): string {
  return `${account ?? ""} ${bankId ?? ""}`;
}

/**
 * Returns why a payment is skipped. Banks correct earlier transactions, perhaps in an earlier file, by one that
 * replaces or deletes them.
 */
function reasonToSkip(
  { paid, corrects }: Ended,
  byId: ReadonlyMap<string, FoundPayment>,
  corrected: ReadonlyMap<string, FoundPayment>,
): string | undefined {
  const by = corrected.get(idIn(paid));
  if (by && by !== paid) return "The bank corrected this transaction later in the file.";
  if (!corrects) return undefined;
  if (!byId.has(corrects.key))
    return `The bank ${corrects.isDeleted ? "deletes" : "replaces"} its transaction ${corrects.id} of an earlier file: change that one by hand.`;
  return corrects.isDeleted ? "The transaction only deletes another one." : undefined;
}

/**
 * Returns whether a payment was seen before in every detail, including the bank's number of it, which identifies a
 * transaction. A number that is made of the amount identifies none: two equal payments have the same.
 */
function repeats() {
  const seen = new Set<string>();
  return (paid: FoundPayment): boolean => {
    const { bankId, bookedOn, minor, payer, words } = paid;
    if (!bankId || /^0*$/.test(bankId) || bankId.replace(/\D/g, "").includes(String(Math.abs(minor))))
      return false;
    const key = JSON.stringify([idIn(paid), bookedOn, minor, payer, words]);
    const isSeen = seen.has(key);
    seen.add(key);
    return isSeen;
  };
}

function isPaymentTag(name: string): boolean {
  return name === "STMTTRN" || name === "STMTTRNP";
}

/** Returns the posting day as the bank wrote it, regardless of the time and time zone that may follow. */
function postedOn(raw: string | undefined, line: number): CalendarDate {
  const match = /^(\d{4})(-?)(\d{2})\2(\d{2})(?!\d(?!\d)|\d{3}(?!\d)|\d{5}(?!\d))/.exec(raw ?? "");
  if (!match)
    throw unreadableAt(line, raw ? `the date ${quoted(raw)} can't be read` : "the transaction has no date");
  const [, year = "", , month = "", day = ""] = match;
  return dayOf(year, month, day, line);
}
