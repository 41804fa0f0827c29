import { currentRows } from "./documents/current-rows";
import type { Row } from "./documents/document";
import type { Documents } from "./documents/read-documents";
import { unwrap } from "./documents/unwrap-forward";
import { calendarOf, dayOf } from "./evidence/calendar";
import { emailTypeOf, productOf } from "./evidence/classify";
import { isCancelledIn, linkedProduct } from "./evidence/linked";
import { measured, mentionsIn } from "./evidence/measure-parts";
import type { Part, Reading } from "./evidence/reading";
import { headerOf, type ParsedMail } from "./mail.model";
import type { OriginalMail } from "./read-booking.model";
import { currencyContext } from "./words/currency";
import { dateMentions } from "./words/date-mention";
import { fold } from "./words/fold";
import { languageOf } from "./words/language";

export type Evidence = {
  readonly reading: Reading;
  readonly preface: readonly Row[];
  readonly original: OriginalMail;
};

const MAX_TEXT = 120_000;
const MAX_ROWS = 3_000;
const MAX_STATEMENT_ROWS = 12_000;

/** Everything the field readers need to know of a mail: which rows count, its language, calendar, currency and kind. */
export function gatherEvidence(mail: ParsedMail, documents: Documents): Evidence {
  const inner = mail.forwarded ?? mail;
  const forward = unwrap(documents.body, inner.subject);
  const subject =
    forward.subject ||
    inner.subject.replace(/^(?:\s*(?:fwd?|wg|tr|rv|i|doorst|vb|vs|enc|pd|fw|re|aw|sv|antw)\s*:\s*)+/i, "");
  const from = forward.from ?? inner.from;
  const forwarder = forward.forwarded || mail.forwarded ? mail.from : null;
  const raw: { doc: Part["doc"]; rows: readonly Row[]; isBody: boolean }[] = [
    { doc: documents.body, rows: forward.rows, isBody: true },
    ...documents.attachments.map((doc) => ({ doc, rows: doc.rows, isBody: false })),
  ];
  const text = raw
    .map(({ doc }) => doc.text.slice(0, MAX_TEXT))
    .join("\n")
    .slice(0, MAX_TEXT * 2);
  const folded = fold(`${subject}\n${text}`);
  const bodyFolded = fold(
    forward.rows
      .slice(0, 60)
      .map((row) => row.cells.map((cell) => cell.lines.map((line) => line.text).join(" ")).join(" "))
      .join("\n"),
  );
  const typed = emailTypeOf(fold(subject), bodyFolded);
  const emailType = isCancelledIn(documents.linked) ? "cancellation" : typed;
  const parts: Part[] = budgeted(
    raw,
    emailType === "commission_statement" ? MAX_STATEMENT_ROWS : MAX_ROWS,
  ).map((part) => ({
    ...part,
    rows: emailType === "amendment" ? currentRows(part.rows) : part.rows,
  }));
  const language = languageOf(`${subject}\n${text}`);
  const sentOn = dayOfHeader(mail);
  const zone = /([+-]\d{4})/.exec(headerOf(mail, "date"))?.[1] ?? "+0000";
  const calendar = calendarOf(
    parts.flatMap(({ rows }) => mentionsIn(rows)),
    text,
    language,
    sentOn,
    zone,
  );
  const currency = currencyContext(text, language, from?.address.split("@")[1] ?? "");
  const reading: Reading = {
    parts,
    ...measured(parts, { calendar, currency, emailType }),
    linked: documents.linked,
    subject,
    from,
    forwarder,
    to: forwarder ? [] : mail.to.filter((one) => !/^inbox\b|^in\b/.test(one.address)),
    language,
    calendar,
    currency,
    emailType,
    product:
      linkedProduct(documents.linked) ??
      productOf(fold(subject), fold(from?.name ?? ""), folded.slice(0, 30_000)),
    folded,
  };
  return {
    reading,
    preface: forward.preface,
    original: { forwarder, from, subject, date: originalDay(forward.date, calendar) ?? sentOn },
  };
}

/** As many rows as can be read in good time, those of the body first. */
function budgeted(parts: readonly Part[], most: number): Part[] {
  let left = most;
  return parts.map((part) => {
    const rows = part.rows.slice(0, left);
    left -= rows.length;
    return { ...part, rows };
  });
}

/** The day in the sender's own zone, as the Date header prints it. */
function dayOfHeader(mail: ParsedMail): string | null {
  const [mention] = dateMentions(headerOf(mail, "date"));
  const printed = mention ? dayOf(mention, { monthFirst: false, settled: true, today: null }) : null;
  return printed ?? mail.date?.slice(0, 10) ?? null;
}

function originalDay(printed: string, calendar: Reading["calendar"]): string | null {
  const [mention] = dateMentions(printed);
  return mention?.year !== undefined ? dayOf(mention, calendar) : null;
}
