import type { Line, Row } from "@/lib/reader/documents/document";
import { type DateMention, dateMentions } from "@/lib/reader/words/date-mention";
import { datesIn } from "@/lib/reader/words/date-range";
import { amountsIn } from "@/lib/reader/words/money/amount";
import { dayOf, isAmbiguous } from "../dates/calendar";
import { isFirstOfTwo } from "../money/raised-by";
import type { AmountFound, DayFound, EmailEvidence, Part } from "./email-evidence";
import { findPairs } from "./find-pairs";
import { type Span, spanOf, within } from "./pair";
import { isPreviousValue, isReplaced } from "./superseded";

const HEAD_ROWS = 1_000;
const TAIL_ROWS = 300;

type Measured = Pick<EmailEvidence, "pairs" | "days" | "amounts">;

/** Returns the labels with values, days and amounts of these parts. */
export function measured(
  parts: readonly Part[],
  facts: Pick<EmailEvidence, "calendar" | "currency" | "emailType">,
): Measured {
  const isChange = facts.emailType === "amendment";
  const holds = ({ span }: { span: Span }) =>
    !isReplaced(span) && !(isChange && isPreviousValue(span.doc.text, span.start, span.end));
  const read = parts.map((part) => ({ ...part, rows: endsOf(part.rows) }));
  return {
    pairs: read.flatMap(({ doc, rows }) => findPairs(doc, rows)),
    days: read.flatMap((part) => daysIn(part, facts.calendar)).filter(holds),
    amounts: read
      .flatMap((part) => amountsFound(part, facts.currency))
      .filter((one) => holds(one) && !isFirstOfTwo(one.span, isChange)),
  };
}

/** Returns the beginning and the end of a very long document, where statements about the whole stand. */
function endsOf(rows: readonly Row[]): readonly Row[] {
  return rows.length > HEAD_ROWS + TAIL_ROWS
    ? [...rows.slice(0, HEAD_ROWS), ...rows.slice(-TAIL_ROWS)]
    : rows;
}

export function mentionsIn(rows: readonly Row[]): DateMention[] {
  return endsOf(rows).flatMap((row) => linesOf(row).flatMap((line) => dateMentions(line.text)));
}

/** Returns the span that a part's rows cover. */
export function coverOf({ doc, rows }: Part): Span {
  const first = rows[0]?.cells[0]?.lines[0];
  const last = rows.at(-1)?.cells.at(-1)?.lines.at(-1);
  return first && last ? spanOf(doc, first, last) : { doc, start: 0, end: 0 };
}

function daysIn(part: Part, calendar: EmailEvidence["calendar"]): DayFound[] {
  return part.rows.flatMap((row, index) =>
    linesOf(row).flatMap((line) =>
      datesIn(line.text).flatMap((mention) => dayFound(part, line, index, mention, calendar)),
    ),
  );
}

function dayFound(
  part: Part,
  line: Line,
  row: number,
  mention: DateMention,
  calendar: EmailEvidence["calendar"],
): DayFound[] {
  const day = dayOf(mention, calendar);
  if (!day) return [];
  const span = within(spanOf(part.doc, line), mention.at, mention.end);
  const weekday = mention.weekday === undefined ? {} : { weekday: mention.weekday };
  const isYearless = mention.year === undefined;
  return [{ day, span, row, ambiguous: isAmbiguous(mention) && !calendar.settled, isYearless, ...weekday }];
}

function amountsFound(part: Part, currency: EmailEvidence["currency"]): AmountFound[] {
  return part.rows.flatMap((row, index) =>
    linesOf(row).flatMap((line) =>
      amountsIn(line.text, currency).map((amount) => ({
        ...amount,
        span: within(spanOf(part.doc, line), amount.at, amount.end),
        row: index,
      })),
    ),
  );
}

function linesOf(row: Row): Line[] {
  return row.cells.flatMap((cell) => cell.lines);
}
