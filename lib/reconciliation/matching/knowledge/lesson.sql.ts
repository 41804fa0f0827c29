import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { bankTransactions, matchLessons, matchLinks, matchRejections } from "@/db/schema/index";
import { newId } from "@/lib/platform/base/id";
import type { Currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Judged } from "../score.model";
import { Habits } from "./habits.model";
import { type DifferenceLesson, keysOf, type Lesson, type LinkFacts, lessonOf } from "./lesson.model";

/** A link's facts, except the rate of its day. */
type LinkRow = Omit<LinkFacts, "rate">;

/**
 * The currency of what a link was expected to pay: of one booking, of a split's bookings if they have the same,
 * otherwise of a report.
 */
const EXPECTED_CURRENCY = "coalesce(b.commission_currency, parts.currency, r.currency)";

/**
 * Returns open links with what they teach. A split belongs to a company if all its bookings do; its parts without a
 * booking are deducted.
 */
export async function selectLinks(tx: Tx, linkIds: readonly string[]): Promise<LinkRow[]> {
  const rows = await tx.db.execute<LinkRow>(sql`
    select l.id as "linkId", t.id as "transactionId", t.memo, t.payer, t.booked_on::text as "bookedOn",
      (t.amount_minor - coalesce((select sum(e.net_minor) from commission_report_entries e
        where e.report_id = r.id and r.source = 'split' and e.booking_id is null), 0))::float8 as "amountMinor", t.currency,
      coalesce(f.family_id, b.supplier_id, r.supplier_id, parts.family::uuid) as "familyId",
      coalesce(b.commission_minor, parts.minor, r.net_minor)::float8 as "expectedMinor",
      ${sql.raw(EXPECTED_CURRENCY)} as "expectedCurrency",
      case when r.id is null then 1 else coalesce(parts.count, 0) end::int as "bookingCount",
      b.travel_end::text as "travelEnd"
    from unnest(${sql.param([...linkIds])}::uuid[]) as asked (id)
    join match_links l on l.id = asked.id
    join bank_transactions t on t.id = l.transaction_id
    left join bookings b on b.user_id = l.booking_user_id and b.id = l.booking_id
    left join commission_reports r on r.id = l.report_id
    left join supplier_families f on f.supplier_id = coalesce(b.supplier_id, r.supplier_id)
    left join lateral (
      select case when r.source = 'email' or min(family) = max(family) then min(family) end as family,
        case when r.source = 'split' then count(*) end as count,
        case when r.source = 'split' and min(currency) = max(currency) then min(currency) end as currency,
        case when r.source = 'split' and min(currency) = max(currency) then sum(minor) end as minor
      from (
        select coalesce(ef.family_id, eb.supplier_id)::text as family, eb.commission_currency as currency, eb.commission_minor as minor
        from commission_report_entries e join bookings eb on eb.user_id = e.booking_user_id and eb.id = e.booking_id
        left join supplier_families ef on ef.supplier_id = eb.supplier_id
        where e.report_id = r.id and r.source in ('email', 'split')
        order by e.line
      ) part
    ) parts on true
    where l.closed_at is null`);
  return [...rows];
}

export async function insertLessons(tx: Tx, links: readonly LinkFacts[]): Promise<void> {
  if (links.length === 0) return;
  await tx.db.insert(matchLessons).values(
    links.map((link) => ({
      ...rowOf(tx, lessonOf(link)),
      transactionId: link.transactionId,
      linkId: link.linkId,
      familyId: link.familyId,
      currency: link.currency,
      learnedOn: link.bookedOn,
      expectedMinor: link.expectedMinor,
      expectedCurrency: link.expectedCurrency,
      bookingCount: link.bookingCount,
    })),
  );
}

/** Stores one lesson for each transaction that pays nothing known. */
export async function insertIgnoreLessons(tx: Tx, transactionIds: readonly string[]): Promise<void> {
  const rows = await tx.db
    .select()
    .from(bankTransactions)
    .where(sql`${bankTransactions.id} = any (${sql.param([...transactionIds])}::uuid[])`);
  if (rows.length === 0) return;
  await tx.db.insert(matchLessons).values(
    rows.map(({ id, memo, payer, currency, bookedOn }) => ({
      ...rowOf(tx, { payerKeys: keysOf(memo, payer), lagDays: null, feeMinor: null, ratio: null }),
      transactionId: id,
      currency,
      learnedOn: bookedOn,
    })),
  );
}

function rowOf(tx: Tx, { payerKeys, lagDays, feeMinor, ratio }: Lesson) {
  return { id: newId(), payerKeys: [...payerKeys], lagDays, feeMinor, ratio, createdAt: tx.now };
}

/** Revokes what was learned from a link. */
export async function revokeLessons(tx: Tx, linkId: string): Promise<void> {
  await tx.db
    .update(matchLessons)
    .set({ revokedAt: tx.now })
    .where(and(eq(matchLessons.linkId, linkId), isNull(matchLessons.revokedAt)));
}

/** Stores that the transaction of a link and its target are a pair that is never proposed again. */
export async function insertRejection(tx: Tx, linkId: string): Promise<void> {
  const [link] = await tx.db.select().from(matchLinks).where(eq(matchLinks.id, linkId));
  const targetId = link?.bookingId ?? link?.reportId;
  if (!link || !targetId) return;
  await tx.db
    .insert(matchRejections)
    .values({ subjectId: link.transactionId, targetId, createdAt: tx.now })
    .onConflictDoNothing();
}

const MOST = 5_000;

type Row = { readonly score: number; readonly said: string | null; readonly decided: string | null };

/**
 * Returns people's latest decisions, with the matcher's favourite at that time and its probability before calibration.
 * Requires a system transaction.
 */
export async function selectJudged(tx: Tx): Promise<Judged[]> {
  const rows = await tx.db.execute<Row>(sql`
    select said.score, said.ids as said, decided.ids as decided from (
      select l.transaction_id as id, coalesce(l.booking_id::text, (
        select string_agg(e.booking_id::text, ' ' order by e.booking_id) from commission_report_entries e
        join commission_reports r on r.id = e.report_id where r.id = l.report_id and r.source = 'split'), l.report_id::text) as ids
      from (select * from match_links where closed_at is null and source <> 'AUTO' order by created_at desc, id desc limit ${MOST}::int) l
      union all
      select i.id, null from (select id from bank_transactions where ignored_at is not null order by booked_on desc, id desc limit ${MOST}::int) i
    ) decided cross join lateral (
      select max(coalesce(c.raw_score, c.score)) as score, string_agg(coalesce(c.booking_id, c.report_id)::text, ' ' order by c.booking_id) as ids
      from match_candidates c where c.subject_id = decided.id and c.rank = 1) said
    where said.score is not null`);
  return [...rows].map(({ score, said, decided }) => ({
    chance: score / 1_000_000,
    isRight: said === decided,
  }));
}

/**
 * Returns the fees by which a supplier's payments were short before, as the matcher knows them, in minor units.
 * Requires a system transaction.
 */
export async function selectFees(
  tx: Tx,
  supplierId: string,
  code: Currency,
): Promise<{ readonly has: (feeMinor: number) => boolean }> {
  const family = (id: string) =>
    sql.raw(`coalesce((select f.family_id from supplier_families f where f.supplier_id = ${id}), ${id})`);
  const rows = await tx.db.execute<Pick<DifferenceLesson, "feeMinor" | "ratio" | "learnedOn">>(sql`
    select m.fee_minor::float8 as "feeMinor", m.ratio::float8 / 1000000 as ratio, m.learned_on::text as "learnedOn" from match_lessons m, (select ${supplierId}::uuid as id) s
    where m.revoked_at is null and m.currency = ${code} and m.fee_minor is not null and m.link_id is not null
      and ${family("m.family_id")} = ${family("s.id")}`);
  const habits = new Habits(
    [...rows].map((row) => ({
      ...row,
      family: supplierId,
      ...{ currency: code, expectedCurrency: code, amountMinor: 0, expectedMinor: null, bookingCount: 1 },
      ...{ lagDays: null, reportLines: 0 },
    })),
  );
  return { has: (feeMinor) => habits.isFeeOf(supplierId, code, feeMinor) };
}
