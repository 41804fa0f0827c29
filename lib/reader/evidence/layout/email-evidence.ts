import type { Doc, Row } from "@/lib/reader/documents/document";
import type { LinkedItem } from "@/lib/reader/documents/json-ld";
import type { MailAddress } from "@/lib/reader/message/mail.model";
import type { EmailType, Product } from "@/lib/reader/payload.model";
import type { AmountMention } from "@/lib/reader/words/money/amount";
import type { CurrencyContext } from "@/lib/reader/words/money/currency";
import type { Calendar } from "../dates/calendar";
import type { Pair, Span } from "./pair";

/** A day found in the text. */
export type DayFound = {
  readonly day: string;
  readonly span: Span;
  readonly row: number;
  readonly ambiguous: boolean;
  /** No year is printed with it; the day is the next such day after the email. */
  readonly isYearless?: boolean;
  readonly weekday?: number;
};

/** An amount found in the text. */
export type AmountFound = AmountMention & { readonly span: Span; readonly row: number };

/** A document with the rows that count: without those that an amendment struck out or that belong to an older email. */
export type Part = { readonly doc: Doc; readonly rows: readonly Row[]; readonly isBody: boolean };

/** The data that the readers of single fields use. */
export type EmailEvidence = {
  readonly parts: readonly Part[];
  readonly pairs: readonly Pair[];
  readonly days: readonly DayFound[];
  readonly amounts: readonly AmountFound[];
  readonly linked: readonly LinkedItem[];
  readonly subject: string;
  readonly from: MailAddress | null;
  readonly forwarder: MailAddress | null;
  /** The supplier's addressees, if the email was not forwarded by hand. */
  readonly to: readonly MailAddress[];
  /** The language of most of the email. */
  readonly language: string;
  /** That language, and others in which a short email may just as well be written. */
  readonly languages: readonly string[];
  readonly calendar: Calendar;
  readonly currency: CurrencyContext;
  readonly emailType: EmailType;
  readonly product: Product | undefined;
  /** The folded text of the subject and all parts. */
  readonly folded: string;
};
