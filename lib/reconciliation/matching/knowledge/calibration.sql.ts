import "server-only";
import { sql } from "drizzle-orm";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Judged } from "../score.model";

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
