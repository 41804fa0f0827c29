import "server-only";
import { asc, inArray, sql } from "drizzle-orm";
import { commissionReports, matchCandidates } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { type Found, IS_OF_ROWS, lookUp, OUTSTANDING } from "../candidate.sql";
import type { EntryDecision } from "./decide-entries.model";
import type { WaitingEntry } from "./entry-features.model";

/** Locks reports in the order of their ids, before their entries, which is the order that all code uses. */
export async function lockReports(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.db
    .select({ id: commissionReports.id })
    .from(commissionReports)
    .where(inArray(commissionReports.id, [...ids]))
    .orderBy(asc(commissionReports.id))
    .for("update");
}

/** Returns the unsettled entries of these reports in their order. Requires a system transaction. */
export async function selectWaitingEntries(tx: Tx, reportIds: readonly string[]): Promise<WaitingEntry[]> {
  const rows = await tx.db.execute<WaitingEntry>(sql`
    select e.id, e.report_id as "reportId", r.owner_id as "ownerId", r.supplier_id as "supplierId",
      r.supplier_name as "supplierName", r.received_on::text as "receivedOn", r.currency,
      coalesce(e.confirmation_number, '') as number, e.client_name as "clientName", e.travel_start::text as "travelStart",
      e.sale_minor::float8 as "saleMinor", e.gross_minor::float8 as "grossMinor", e.property, e.agency,
      (case when e.match_key is null then e.gross_minor else (select sum(o.gross_minor) from commission_report_entries o
        where o.report_id = e.report_id and o.match_key = e.match_key and o.ignored_at is null) end)::float8 as "togetherMinor"
    from unnest(${sql.param([...reportIds])}::uuid[]) as asked (id) join commission_reports r on r.id = asked.id
    join commission_report_entries e on e.report_id = r.id
    where e.match_source is null and e.difference_reason is null and e.ignored_at is null and r.removed_at is null and r.duplicate_of is null
    order by e.report_id, e.line`);
  return [...rows];
}

type Lines<Line> = readonly (Line & { readonly n: number })[];

const MOST_STARTING = 120;

type Start = { readonly supplierIds: readonly string[]; readonly start: string };

/** Finds bookings of these companies whose travel starts within a few days. */
export function selectByStart(tx: Tx, lines: Lines<Start>): Promise<Found[]> {
  const from = sql`bookings b where ${IS_OF_ROWS} and b.travel_end between a.start - 3 and a.start + 24
    and ${OUTSTANDING} > 0 and b.travel_start between a.start - 3 and a.start + 3`;
  return lookUp(tx, lines, { supplierIds: "text", start: "date" }, { from, most: MOST_STARTING });
}

const MOST_ALIKE = 60;

/**
 * A period in which travel ended, and what a company's booking may share with an entry: the sale, or one of the words
 * of the client's name, which spaces separate.
 */
type Likeness = {
  readonly supplierIds: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly saleMinor: number | null;
  readonly words: string;
};

/**
 * Finds bookings of these companies that have an outstanding amount, ended in a period, and share the sale or a
 * client's word with an entry.
 */
export function selectAlike(tx: Tx, lines: Lines<Likeness>): Promise<Found[]> {
  const types = { supplierIds: "text", from: "date", to: "date", saleMinor: "bigint", words: "text" };
  const from = sql`bookings b where ${IS_OF_ROWS} and ${OUTSTANDING} > 0
    and b.travel_end between a."from" and a."to" and (b.total_minor = a."saleMinor"
      or regexp_split_to_array(upper(b.client_name), '[[:space:][:punct:]]+') && string_to_array(a.words, ' '))`;
  return lookUp(tx, lines, types, { from, most: MOST_ALIKE });
}

type Owned = { readonly ownerId: string; readonly minor: number; readonly currency: string };

/** Finds bookings of one agent with a given outstanding amount. */
export function selectOfOwner(tx: Tx, lines: Lines<Owned>): Promise<Found[]> {
  const from = sql`bookings b where b.user_id = a."ownerId" and b.commission_currency = a.currency
    and ${OUTSTANDING} = a.minor and ${OUTSTANDING} > 0`;
  return lookUp(tx, lines, { ownerId: "uuid", minor: "bigint", currency: "text" }, { from, most: 20 });
}

const OF_A_THOUSAND = 1_000;

/**
 * Stores decisions, except for entries that somebody has settled in the meantime. The caller must refresh the statuses
 * of the reports.
 */
export async function writeEntryDecisions(tx: Tx, decisions: readonly EntryDecision[]): Promise<void> {
  if (decisions.length === 0) return;
  await writeCandidates(tx, decisions);
  await tx.db.execute(sql`
    update commission_report_entries e set booking_user_id = d.user_id, booking_id = d.booking_id,
      match_source = case when d.settled then 'AUTO' end, score = d.score, reasons = d.reasons::jsonb,
      version = e.version + 1, updated_at = ${tx.now.toISOString()}::timestamptz
    from unnest(${sql.param(decisions.map(({ id }) => id))}::uuid[], ${sql.param(decisions.map(({ userId }) => userId))}::uuid[],
      ${sql.param(decisions.map(({ bookingId }) => bookingId))}::uuid[], ${sql.param(decisions.map(({ isSettled }) => isSettled))}::bool[],
      ${sql.param(decisions.map(({ chance }) => Math.round(chance * OF_A_THOUSAND)))}::int[],
      ${sql.param(decisions.map(({ reasons }) => JSON.stringify(reasons)))}::text[]) as d (id, user_id, booking_id, settled, score, reasons)
    where e.id = d.id and e.match_source is null and e.ignored_at is null
      and (e.booking_id is distinct from d.booking_id or d.settled)`);
}

const OF_A_MILLION = 1_000_000;

async function writeCandidates(tx: Tx, decisions: readonly EntryDecision[]): Promise<void> {
  const subjectIds = decisions.map(({ id }) => id);
  await tx.db.delete(matchCandidates).where(inArray(matchCandidates.subjectId, subjectIds));
  const rows = decisions.flatMap(({ id, candidates }) =>
    candidates.map(({ userId, bookingId, chance, reasons }, at) => ({
      subjectId: id,
      rank: at + 1,
      bookingUserId: userId,
      bookingId,
      score: Math.round(chance * OF_A_MILLION),
      reasons: [...reasons],
    })),
  );
  if (rows.length > 0) await tx.db.insert(matchCandidates).values(rows);
}
