import type { Doc, Row } from "@/lib/reader/documents/document";
import type { LinkedItem } from "@/lib/reader/documents/json-ld";
import type { MailAddress } from "@/lib/reader/message/mail.model";
import type { EmailType, Product } from "@/lib/reader/payload.model";
import type { AmountMention } from "@/lib/reader/words/money/amount";
import type { CurrencyContext } from "@/lib/reader/words/money/currency";
import type { Calendar } from "../dates/calendar";
import type { Pair, Span } from "./pair";

/** A day found in the text, with what it is labelled as nearby. */
export type DayFound = {
  readonly day: string;
  readonly span: Span;
  readonly row: number;
  readonly ambiguous: boolean;
  /** No year is printed with it: it is the next such day after the mail. */
  readonly isYearless?: boolean;
  readonly weekday?: number;
};

/** An amount found in the text. */
export type AmountFound = AmountMention & { readonly span: Span; readonly row: number };

/** A document with the rows that count: without what was struck out by an amendment or belongs to an older mail. */
export type Part = { readonly doc: Doc; readonly rows: readonly Row[]; readonly isBody: boolean };

/** Everything the readers of single fields look at. */
export type Reading = {
  readonly parts: readonly Part[];
  readonly pairs: readonly Pair[];
  readonly days: readonly DayFound[];
  readonly amounts: readonly AmountFound[];
  readonly linked: readonly LinkedItem[];
  readonly subject: string;
  readonly from: MailAddress | null;
  readonly forwarder: MailAddress | null;
  /** Whom the supplier wrote to, where the mail was not forwarded by hand. */
  readonly to: readonly MailAddress[];
  /** The language most of the mail is in. */
  readonly language: string;
  /** That one, and those that a short mail may just as well be in. */
  readonly languages: readonly string[];
  readonly calendar: Calendar;
  readonly currency: CurrencyContext;
  readonly emailType: EmailType;
  readonly product: Product | undefined;
  /** Folded text of all parts and the subject. */
  readonly folded: string;
};
