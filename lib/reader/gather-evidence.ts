import { currentRows } from "./documents/current-rows";
import { type Row, rowText, withRows } from "./documents/document";
import { areOldAndNew } from "./documents/old-and-new";
import type { Documents } from "./documents/read-documents";
import { areReplaced } from "./documents/replaced-rows";
import { isForwardSubject, type Unwrapped, unwrap } from "./documents/unwrap-forward";
import { calendarOf, dayOf, daysApart, dayWritten } from "./evidence/dates/calendar";
import { orderTold } from "./evidence/dates/day-order";
import type { EmailEvidence, Part } from "./evidence/layout/email-evidence";
import { isCancelledIn, linkedProduct } from "./evidence/layout/linked";
import { measured, mentionsIn } from "./evidence/layout/measure-parts";
import { settledBy } from "./evidence/money/bare-currency";
import { productOf } from "./evidence/product/product-of";
import { systemProduct } from "./evidence/product/system-segments";
import { emailTypeOf } from "./evidence/state/classify";
import { isToldCancelled } from "./evidence/state/told-cancelled";
import { headerOf, type ParsedMail } from "./message/mail.model";
import type { EmailType } from "./payload.model";
import type { OriginalMail } from "./read-booking.model";
import { dateMentions } from "./words/date-mention";
import { fold } from "./words/fold";
import { languagesOf } from "./words/language";
import { currencyContext } from "./words/money/currency";

export type Evidence = {
  readonly reading: EmailEvidence;
  readonly preface: readonly Row[];
  readonly original: OriginalMail;
};

const PREFIXES = /^(?:\s*(?:fwd?|wg|tr|rv|i|doorst|vb|vs|enc|pd|fw|re|aw|sv|antw)\s*:\s*)+/i;
const MAX_TEXT = 120_000;
const MAX_ROWS = 3_000;
const MAX_STATEMENT_ROWS = 12_000;

/**
 * Collects everything the field readers need from an email: the rows that count, its language, calendar, currency and
 * kind.
 */
export function gatherEvidence(mail: ParsedMail, documents: Documents): Evidence {
  const inner = mail.forwarded ?? mail;
  const forward = unwrap(documents.body, inner.subject);
  const subject = forward.subject || inner.subject.replace(PREFIXES, "");
  const { from, forwarder } = peopleOf(mail, forward);
  const all: Part[] = [
    { doc: documents.body, rows: forward.rows, isBody: true },
    ...documents.attachments.map((doc) => ({ doc, rows: doc.rows, isBody: false })),
  ];
  const text = textOf(all);
  const folded = fold(`${subject}\n${text}`);
  const typed = emailTypeOf(fold(subject), fold(forward.rows.slice(0, 60).map(rowText).join("\n")));
  const languages = languagesOf(`${subject}\n${text}`);
  const [language = "en"] = languages;
  const isCancelled =
    isCancelledIn(documents.linked) ||
    (typed === "confirmation" && isToldCancelled(subject, forward.rows, languages));
  const emailType = isCancelled ? "cancellation" : unlessChanged(typed, forward.rows);
  const parts = current(all, emailType);
  const calendar = calendarFor(mail, forward.date, parts, text, language);
  const named = currencyContext(text, language, from?.address.split("@")[1] ?? "");
  const found = measured(parts, { calendar, currency: named, emailType });
  const currency = settledBy(found.amounts, named);
  const reading: EmailEvidence = {
    parts,
    ...found,
    linked: documents.linked,
    subject,
    from,
    forwarder,
    to: forwarder ? [] : mail.to.filter((one) => !/^inbox\b|^in\b/.test(one.address)),
    language,
    languages,
    calendar,
    currency,
    emailType,
    product:
      linkedProduct(documents.linked) ??
      systemProduct(parts.map(({ doc }) => doc)) ??
      productOf(fold(subject), fold(from?.name ?? ""), folded.slice(0, 30_000)),
    folded,
  };
  return { reading, preface: forward.preface, original: { forwarder, from, subject, date: calendar.today } };
}

/** Treats an email that calls itself a confirmation but prints old values beside new ones as an amendment. */
function unlessChanged(typed: EmailType, rows: readonly Row[]): EmailType {
  return typed === "confirmation" && (areOldAndNew(rows) || areReplaced(rows)) ? "amendment" : typed;
}

function peopleOf(mail: ParsedMail, forward: Unwrapped): Pick<EmailEvidence, "from" | "forwarder"> {
  const isForward = forward.forwarded || mail.forwarded !== undefined || isForwardSubject(mail.subject);
  return { from: forward.from ?? (mail.forwarded ?? mail).from, forwarder: isForward ? mail.from : null };
}

function textOf(parts: readonly Part[]): string {
  return parts
    .map(({ doc }) => doc.text.slice(0, MAX_TEXT))
    .join("\n")
    .slice(0, MAX_TEXT * 2);
}

/**
 * Returns the rows to read: as many as can be read in good time and, for an amendment, only those that hold the current
 * values.
 */
function current(all: readonly Part[], emailType: EmailType): Part[] {
  const parts = budgeted(all, emailType === "commission_statement" ? MAX_STATEMENT_ROWS : MAX_ROWS);
  if (emailType !== "amendment") return parts;
  return parts.map((part) => {
    const rows = currentRows(part.rows);
    return { ...part, doc: withRows(part.doc, rows), rows };
  });
}

/** Dates without a year are resolved by the date of the message that contains them, however late it was forwarded. */
function calendarFor(
  mail: ParsedMail,
  quoted: string,
  parts: readonly Part[],
  text: string,
  language: string,
): EmailEvidence["calendar"] {
  const zone = /([+-]\d{4})/.exec(headerOf(mail, "date"))?.[1] ?? "+0000";
  const mentions = parts.flatMap(({ rows }) => mentionsIn(rows));
  const guessed = calendarOf(mentions, text, language, dayOfHeader(mail.forwarded ?? mail), zone);
  const told = orderTold(mentions, text);
  const calendar = told === null ? guessed : { ...guessed, monthFirst: told, settled: true };
  return { ...calendar, today: dayWritten(quoted, calendar) };
}

/** Keeps as many rows as can be read in good time, those of the body first. */
function budgeted(parts: readonly Part[], most: number): Part[] {
  let left = most;
  return parts.map((part) => {
    const rows = part.rows.slice(0, left);
    left -= rows.length;
    return { ...part, rows };
  });
}

/**
 * Returns the day in the sender's own time zone as the Date header prints it, unless it is more than a day off the
 * email's instant.
 */
function dayOfHeader(mail: ParsedMail): string | null {
  const [mention] = dateMentions(headerOf(mail, "date"));
  const printed = mention ? dayOf(mention, { monthFirst: false, settled: true, today: null }) : null;
  const known = mail.date?.slice(0, 10) ?? null;
  return printed && known && Math.abs(daysApart(printed, known)) > 1 ? known : (printed ?? known);
}
