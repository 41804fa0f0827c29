import "server-only";
import { sql } from "drizzle-orm";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { OpenReport } from "./candidate.model";
import { plainKey } from "./features/memo.model";

/** The age up to which reports are matched automatically, in days. Older ones must be found by hand. */
const DAYS = 400;
const MOST = 10_000;

type Row = Omit<OpenReport, "receivedOn" | "netMinor" | "referenceKey"> & {
  readonly receivedOn: string;
  readonly netMinor: string;
};

/** Returns the reports whose deposit hasn't arrived, newest first. Requires a system transaction. */
export async function selectOpenReports(tx: Tx): Promise<OpenReport[]> {
  const now = tx.now.toISOString();
  const rows = await tx.db.execute<Row>(sql`
    select r.id, nullif(u.company_name, '') as "ownerAgency", r.owner_id is not null as "isForwarded",
      r.supplier_id as "supplierId", r.supplier_name as "supplierName", r.reference_number as "referenceNumber",
      r.received_on::text as "receivedOn", r.currency, r.net_minor as "netMinor"
    from commission_reports r left join users u on u.id = r.owner_id
    where r.removed_at is null and r.duplicate_of is null and r.paid_outside_at is null and r.source <> 'split'
      and r.net_minor <> 0 and r.received_on between (${now}::timestamptz)::date - ${DAYS}::int and (${now}::timestamptz)::date
      and not exists (select from match_links l where l.report_id = r.id and l.closed_at is null)
    order by r.received_on desc, r.id desc limit ${MOST}::int`);
  return [...rows].map((row) => ({
    ...row,
    receivedOn: calendarDate.parse(row.receivedOn),
    netMinor: Number(row.netMinor),
    referenceKey: plainKey(row.referenceNumber),
  }));
}
