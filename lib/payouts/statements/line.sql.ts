import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { payoutQuestions } from "@/db/schema";
import { isHeld, shareState, shareStateJoins, withPayoutSettings } from "@/db/share-state";
import type { ShareState } from "@/lib/payouts/shares/share.model";
import { UNTIL_TRAVEL_ENDS } from "@/lib/payouts/shares/share.model";
import { type CalendarDate, calendarDate, dayIn } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import type { Page } from "@/lib/platform/base/paging";
import { timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import type { LineQuestion } from "../questions/question.model";
import type { Coming, LinePage, PayoutLine } from "./payout.model";

type Row = {
  readonly id: string;
  readonly kind: PayoutLine["kind"];
  readonly booking_id: string | null;
  readonly description: string;
  readonly supplier: string;
  readonly client: string;
  readonly number: string;
  readonly travel_start: string | null;
  readonly travel_end: string | null;
  readonly day: string;
  readonly received_minor: string | null;
  readonly kept_minor: string | null;
  readonly short_pay_minor: string | null;
  readonly percent_bp: number | null;
  readonly amount_minor: string;
  readonly currency: string;
  readonly held_why: string | null;
  readonly questions: readonly LineQuestion[];
};

/**
 * Selects all questions about an agent's lines, grouped by line, to be joined to the lines; an agent asks only a few.
 */
function asked(userId: string): SQL {
  return sql`(select q.line_id, jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'askedAt', q.created_at,
      'answer', q.answer, 'answeredAt', q.answered_at) order by q.created_at, q.id) as questions
    from ${payoutQuestions} q where q.user_id = ${userId} group by q.line_id) asked`;
}

/** The columns of a statement, of shares s with their bookings b and payments p, and of adjustments a. */
const share = (
  today: CalendarDate,
) => sql`s.id, 'share' as kind, s.booking_id, '' as description, coalesce(su.name, '') as supplier,
  b.client_name as client, b.confirmation_number as number, b.travel_start::text, b.travel_end::text, s.received_on::text as day,
  s.received_minor, case when s.reverses_id is null then p.kept_minor else -p.kept_minor end as kept_minor, s.short_pay_minor, s.percent_bp, s.amount_minor, s.currency,
  case when s.payout_id is null and ${isHeld(today)} then coalesce(s.held_reason, ${UNTIL_TRAVEL_ENDS}) end as held_why, coalesce(asked.questions, '[]') as questions`;
const ADJUSTMENT = sql`a.id, 'adjustment' as kind, null::uuid, a.description, '', '', '', null, null, a.due_on::text,
  null::bigint, null::bigint, null::bigint, null::int, a.amount_minor, a.currency, null, coalesce(asked.questions, '[]') as questions`;
/**
 * Looks the rows up one by one, because of `limit 1`: otherwise the planner, which assumes an average number of rows
 * per agent, may read all of an agent's rows for each share.
 */
const ofShares = (userId: string) => sql`cross join lateral (
    select * from bookings b where b.user_id = s.user_id and b.id = s.booking_id limit 1) b
  cross join lateral (select kept_minor from allocations p where p.user_id = s.user_id and p.id = s.allocation_id limit 1) p
  left join suppliers su on su.id = b.supplier_id
  ${withPayoutSettings}
  left join ${asked(userId)} on asked.line_id = s.id`;

/** The conditions that select some of an agent's lines: of shares s, and of adjustments a. */
type SomeLines = Readonly<Record<"shares" | "adjustments", SQL>>;

/** Selects the lines of one payout. */
export function inPayout(payoutId: string): SomeLines {
  return { shares: sql`s.payout_id = ${payoutId}`, adjustments: sql`a.payout_id = ${payoutId}` };
}

/** Selects the lines that aren't in a paid payout. */
export function toCome(userId: string): SomeLines {
  return {
    shares: unpaid("s", userId),
    adjustments: sql`a.removed_at is null and ${unpaid("a", userId)}`,
  };
}

/**
 * Matches an agent's lines that aren't in a paid payout. Both alternatives can use the index of lines by payout,
 * however much was paid before.
 */
function unpaid(line: "s" | "a", userId: string): SQL {
  const payoutId = sql.raw(`${line}.payout_id`);
  return sql`(${payoutId} is null or ${payoutId} = any (array(
    select open.id from payouts open where open.user_id = ${userId} and open.paid_at is null)))`;
}

/** Reads an agent's lines by the day on which the commission was received, all or a page of them. */
export async function readLinePage(tx: Tx, userId: string, which: SomeLines, page?: Page): Promise<LinePage> {
  const [lines, counted] = await Promise.all([
    selectLines(tx, userId, which, page),
    page ? countLines(tx, userId, which) : null,
  ]);
  return { lines, lineCount: counted ?? lines.length };
}

/** Selects the ids of the page first, and then joins what the lines show. */
async function selectLines(
  tx: Tx,
  userId: string,
  { shares, adjustments }: SomeLines,
  page?: Page,
): Promise<PayoutLine[]> {
  const rows = await tx.db.execute<Row>(sql`
    with line as materialized (
      select s.id, 'share' as kind, s.received_on as day from payout_shares s where s.user_id = ${userId} and ${shares}
      union all select a.id, 'adjustment', a.due_on from payout_adjustments a where a.user_id = ${userId} and ${adjustments}
      order by day, kind desc, id limit ${page?.limit ?? null} offset ${page ? (page.page - 1) * page.limit : 0})
    select ${share(dayIn(tx.now, timeZoneOf(tx)))} from line join payout_shares s on s.user_id = ${userId} and s.id = line.id ${ofShares(userId)}
    union all select ${ADJUSTMENT} from line join payout_adjustments a on a.user_id = ${userId} and a.id = line.id
      left join ${asked(userId)} on asked.line_id = a.id
    order by day, kind desc, id`);
  return rows.map(toLine);
}

async function countLines(tx: Tx, userId: string, { shares, adjustments }: SomeLines): Promise<number> {
  const [row] = await tx.db.execute<{ count: number }>(sql`select (
      (select count(*) from payout_shares s where s.user_id = ${userId} and ${shares})
      + (select count(*) from payout_adjustments a where a.user_id = ${userId} and ${adjustments}))::int as count`);
  return row?.count ?? 0;
}

/** Sums the lines that are still to be paid, by currency. */
export async function selectComing(tx: Tx, userId: string, today: CalendarDate): Promise<Coming[]> {
  const rows = await tx.db.execute<{ currency: string; state: ShareState; amount: string }>(sql`
    select currency, state, sum(amount_minor) as amount from (
      select s.currency, s.amount_minor, ${shareState(today)} as state from payout_shares s ${shareStateJoins}
      where s.user_id = ${userId} and ${unpaid("s", userId)}
      union all select a.currency, a.amount_minor, case when a.payout_id is null then 'READY' else 'IN_RUN' end
      from payout_adjustments a where a.user_id = ${userId} and a.removed_at is null and ${unpaid("a", userId)}) as coming
    group by 1, 2 order by 1`);
  const codes = [...new Set(rows.map((row) => row.currency))];
  return codes.map((code) => {
    const sumOf = (state: ShareState) =>
      Number(rows.find((row) => row.currency === code && row.state === state)?.amount ?? 0);
    return {
      currency: currency.parse(code),
      readyMinor: sumOf("READY"),
      heldMinor: sumOf("HELD"),
      inRunMinor: sumOf("IN_RUN"),
    };
  });
}

function toLine(row: Row): PayoutLine {
  const code = currency.parse(row.currency);
  const money = (minor: string | null) => (minor === null ? null : { minor: Number(minor), currency: code });
  return {
    id: row.id,
    kind: row.kind,
    bookingId: row.booking_id,
    description: row.description,
    supplier: row.supplier,
    client: row.client,
    confirmationNumber: row.number,
    travelStart: row.travel_start === null ? null : calendarDate.parse(row.travel_start),
    travelEnd: row.travel_end === null ? null : calendarDate.parse(row.travel_end),
    day: calendarDate.parse(row.day),
    received: money(row.received_minor),
    fee: money(row.kept_minor),
    shortPaid: money(row.short_pay_minor),
    percentBp: row.percent_bp,
    amount: { minor: Number(row.amount_minor), currency: code },
    heldWhy: row.held_why,
    questions: row.questions.map(({ askedAt, answeredAt, ...question }) => ({
      ...question,
      askedAt: new Date(askedAt).toISOString(),
      answeredAt: answeredAt && new Date(answeredAt).toISOString(),
    })),
  };
}
