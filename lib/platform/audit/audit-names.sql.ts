import "server-only";
import { sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { AuditedName } from "./audit-sentence.model";

/** What the records of these ids are called now, by id. Those that are gone aren't in it, nor is anything of them. */
export async function selectAuditedNames(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AuditedName>> {
  if (ids.length === 0) return new Map();
  const asked = sql`any(${arrayText([...ids])}::uuid[])`;
  const rows = await tx.db.execute<{
    id: string;
    kind: AuditedName["kind"];
    words: string;
    currency: string | null;
  }>(sql`
    select id, 'booking' as kind, confirmation_number as words, commission_currency as currency
      from bookings where id = ${asked} and deleted_at is null
    union all select id, 'bank-transaction', left(memo, 60), currency from bank_transactions where id = ${asked}
    union all select id, 'commission-report', reference_number, currency
      from commission_reports where id = ${asked} and removed_at is null
    union all select e.id, 'commission-report-entry', coalesce(e.confirmation_number, 'line ' || e.line), r.currency
      from commission_report_entries e join commission_reports r on r.id = e.report_id where e.id = ${asked}
    union all select id, 'payout-run', 'no. ' || run_no, currency from payout_runs where id = ${asked}
    union all select id, 'bank_account', name, currency from bank_accounts where id = ${asked}
    union all select id, 'statement_import', file_name, null from statement_imports where id = ${asked}
    union all select id, 'import', file_name, null from csv_imports where id = ${asked}
    union all select id, 'invitation', email, null from invitations where id = ${asked}
    union all select id, 'supplier', name, null from suppliers where id = ${asked}
    union all select id, 'email', left(coalesce(subject, ''), 60), null from emails where id = ${asked}
    union all select id, 'user', coalesce(nullif(name, ''), email), null from users where id = ${asked}`);
  return new Map(
    [...rows].map(({ currency: code, ...row }) => [
      row.id,
      { ...row, currency: code ? currency.parse(code) : null },
    ]),
  );
}
