import type { Sql } from "postgres";
import { recountTotals } from "@/lib/ledger/bookings/totals/recount-totals";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import { refreshTransactionsOf } from "@/lib/reconciliation/bank-transactions/write-transaction-status";
import type { World } from "./random-decisions";

/** Queries that must never return rows, by a description of the error. */
const NEVER: Readonly<Record<string, string>> = {
  "a link to a booking or a split that brings more or less than its transaction": `
    select t.id from bank_transactions t join match_links l on l.transaction_id = t.id and l.closed_at is null
    left join commission_reports r on r.id = l.report_id
    left join allocations a on a.link_id = l.id and a.reversed_at is null
    where coalesce(r.source, 'split') = 'split'
    group by t.id having coalesce(sum(a.deposit_minor), 0) <> t.amount_minor`,
  "a report whose lines bring more than its transaction": `
    select t.id from bank_transactions t join match_links l on l.transaction_id = t.id and l.closed_at is null
    join allocations a on a.link_id = l.id and a.reversed_at is null
    group by t.id having abs(sum(a.deposit_minor)) > abs(t.amount_minor)
      or bool_or(sign(a.deposit_minor) = -sign(t.amount_minor))`,
  "a line that is paid twice": `
    select entry_id as id from allocations where reversed_at is null and entry_id is not null
    group by entry_id having count(*) > 1`,
  "a line that pays another booking than its own, or pays although nobody settled on it": `
    select e.id from allocations a join commission_report_entries e on e.id = a.entry_id
    where a.reversed_at is null and (e.booking_id is distinct from a.booking_id or e.match_source is null
      or e.ignored_at is not null)`,
  "a line that was settled on and isn't paid with its report": `
    select e.id from commission_report_entries e join commission_reports r on r.id = e.report_id
    left join match_links l on l.report_id = r.id and l.closed_at is null
    left join allocations a on a.entry_id = e.id and a.reversed_at is null
    where e.match_source is not null and e.ignored_at is null and e.gross_minor <> 0 and a.id is null
      and (l.id is not null or r.paid_outside_at is not null)`,
  "money of a report that neither a transaction nor an agent's bank stands for": `
    select a.id from allocations a join commission_report_entries e on e.id = a.entry_id
    join commission_reports r on r.id = e.report_id
    where a.reversed_at is null and a.link_id is null and r.paid_outside_at is null`,
  "a report that is paid by a transaction and outside": `
    select r.id from commission_reports r join match_links l on l.report_id = r.id and l.closed_at is null
    where r.paid_outside_at is not null`,
  "a line whose status isn't that of its facts": `
    select e.id from commission_report_entries e join commission_reports r on r.id = e.report_id
    left join allocations a on a.entry_id = e.id and a.reversed_at is null
    left join match_links l on l.report_id = r.id and l.closed_at is null
    where r.removed_at is null and e.status <> case when e.ignored_at is not null then 'IGNORED' when e.booking_id is null then 'PENDING'
      when e.match_source is null then 'MATCHED_NEEDS_CONFIRMATION'
      when a.id is not null or (e.gross_minor = 0 and (l.id is not null or r.paid_outside_at is not null)) then 'CLOSED'
      else 'AUTO_MATCHED' end`,
  "a report whose status isn't that of its lines": `
    select r.id from commission_reports r left join commission_report_entries e on e.report_id = r.id and e.ignored_at is null
    where r.removed_at is null
    group by r.id having r.status <> case when count(*) filter (where e.status = 'CLOSED') = 0 then 'Open'
      when count(*) filter (where e.status = 'CLOSED') = count(e.id) then 'Fully closed' else 'Partially closed' end`,
  "two open links of one transaction": `
    select transaction_id as id from match_links where closed_at is null group by transaction_id having count(*) > 1`,
  "money that stands without an open link": `
    select a.id from allocations a left join match_links l on l.id = a.link_id
    where a.link_id is not null and a.reversed_at is null and (l.id is null or l.closed_at is not null)`,
  "a booking paid twice by one link": `
    select booking_id as id from allocations where link_id is not null and reversed_at is null
    group by booking_id, link_id, entry_id having count(*) > 1`,
  "two payments of one number": `
    select booking_id as id from allocations where reversed_at is null and payment_no is not null
    group by user_id, booking_id, payment_no having count(*) > 1`,
  "too much that nobody accepted": `
    select id from allocations where over_minor <> 0 and over_accepted_by is null`,
  "a booking that doesn't say what came": `
    select b.id from bookings b left join allocations a
      on a.user_id = b.user_id and a.booking_id = b.id and a.reversed_at is null
    group by b.user_id, b.id having b.received_minor <> coalesce(sum(a.amount_minor), 0)
      or b.short_pay_minor <> coalesce(sum(a.short_pay_minor), 0)
      or b.last_paid_on is distinct from max(a.received_on) filter (where a.amount_minor > 0)`,
  "a booking whose status isn't that of its facts": `
    select id from bookings where status not in ('ARCHIVED') and deleted_at is null and status <> case
      when (received_minor <> 0 or short_pay_minor <> 0)
        and commission_minor - received_minor - short_pay_minor <= 0 then 'PAID'
      when closed_at is not null then 'CLOSED'
      when due_on < current_date and commission_minor - received_minor - short_pay_minor > 0 then 'OVERDUE'
      else 'CONFIRMED' end`,
  "a deleted booking that was paid": `
    select b.id from bookings b join allocations a on a.user_id = b.user_id and a.booking_id = b.id
    where b.deleted_at is not null and a.reversed_at is null`,
  "an audit that doesn't add up to what came": `
    select b.id from bookings b join audit_log l on l.entity_id = b.id
    group by b.user_id, b.id having b.received_minor <>
      sum(coalesce((l.after ->> 'receivedMinor')::bigint, 0) - coalesce((l.before ->> 'receivedMinor')::bigint, 0))`,
  "a link that the audit doesn't tell": `
    select t.id from bank_transactions t left join match_links k on k.transaction_id = t.id and k.closed_at is null
    left join audit_log l on l.entity_id = t.id
    group by t.id having count(distinct k.id) <> count(distinct l.id) filter (where l.action in ('bank-transaction.link', 'bank-transaction.split'))
      - count(distinct l.id) filter (where l.action = 'bank-transaction.unlink')`,
  "a transaction whose status isn't that of its facts": `
    select t.id from bank_transactions t
    left join match_links l on l.transaction_id = t.id and l.closed_at is null
    left join bookings b on b.user_id = l.booking_user_id and b.id = l.booking_id
    left join commission_reports r on r.id = l.report_id
    where t.status <> case
      when t.ignored_at is not null then 'IGNORED'
      when l.source = 'AUTO' then 'AUTO_MATCHED'
      when l.id is not null then case when coalesce(r.status = 'Fully closed',
        t.amount_minor < 0 or b.commission_minor - b.received_minor - b.short_pay_minor <= 0) then 'CLOSED'
        when l.source = 'CONFIRMED' then 'CONFIRMED' else 'MANUAL_MATCHED' end
      when t.decision is null then 'METADATA_EXTRACTED'
      when t.decision in ('PROPOSED', 'AUTO') then 'MATCHED_NEEDS_CONFIRMATION'
      when t.decision = 'EXCEPTION' then 'EXCEPTION' else 'PENDING_REVIEW' end`,
};

/** Returns the errors found after all decisions, once jobs have processed the agents' changes; there should be none. */
export async function wrongs(db: Sql, world: World): Promise<Record<string, readonly unknown[]>> {
  for (const { agent, id } of [...world.owing, ...world.settled]) {
    await inSystemTransaction(systemContext("test"), (tx) =>
      refreshTransactionsOf(tx, { userId: agent.id, bookingId: id }),
    );
  }
  const found: Record<string, readonly unknown[]> = {};
  for (const [wrong, query] of Object.entries(NEVER)) {
    const rows = await db.unsafe(query);
    if (rows.length > 0) found[wrong] = rows.map(({ id }) => id);
  }
  for (const owner of new Set([...world.owing, ...world.settled].map(({ agent }) => agent.id))) {
    const differing = await inTenant(systemContext("test"), owner, recountTotals);
    if (differing > 0) found["totals that aren't those of the bookings"] = [owner, differing];
  }
  return found;
}
