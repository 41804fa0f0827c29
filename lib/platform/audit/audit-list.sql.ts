import "server-only";
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { auditLog, payouts, users } from "@/db/schema";
import type { RowCursor } from "@/lib/platform/base/addresses/row-cursor.model";
import type { DatePreferences } from "@/lib/platform/base/dates/written-date";
import { isId } from "@/lib/platform/base/id";
import { currency } from "@/lib/platform/base/money";
import { dateFormatOf, timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { type AuditFilter, type AuditLine, changesOf } from "./audit-list.model";
import { type AuditedName, changesInWords, sentenceOf } from "./audit-sentence.model";

/** The names shown for the system, and for an account that no longer exists. */
const PRODUCT = "Tallyport";
const GONE = "Deleted account";
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Reads the rows that match a filter, newest first, after a position. */
export async function selectAuditLines(
  tx: Tx,
  { search, kind, agent }: AuditFilter,
  after: RowCursor | null,
  limit: number,
): Promise<AuditLine[]> {
  const rows = await tx.db
    .select()
    .from(auditLog)
    .where(
      and(
        search === undefined ? undefined : await meant(tx, search),
        kind && eq(auditLog.entity, kind),
        agent ? eq(auditLog.userId, agent) : undefined,
        after ? lt(PLACE, sql`(${after.at}::timestamptz, ${after.id}::uuid)`) : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
  const names = await namesOf(tx, rows);
  const reader = { dateFormat: dateFormatOf(tx), timeZone: timeZoneOf(tx) };
  return rows.map((row) => toLine(row, names, reader));
}

const PLACE = sql`(${auditLog.at}, ${auditLog.id})`;

/**
 * Returns the condition for a search text. An id may be a person's or a record's; any other text is a person's address
 * or the name of a job.
 */
async function meant(tx: Tx, search: string): Promise<SQL> {
  const isPerson = isId(search);
  const [person] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(isPerson ? eq(users.id, search) : eq(sql`lower(${users.email})`, search.toLowerCase()));
  if (person) return eq(auditLog.actorId, person.id);
  return isPerson ? eq(auditLog.entityId, search) : eq(auditLog.actorId, search);
}

type Row = typeof auditLog.$inferSelect;

/** Reads the names of the persons and records that the rows mention. */
function namesOf(tx: Tx, rows: readonly Row[]): Promise<ReadonlyMap<string, AuditedName>> {
  const ids = rows.flatMap(({ actorId, userId, entityId, before, after }) =>
    [actorId, userId, entityId, ...Object.values(before ?? {}), ...Object.values(after ?? {})].filter(
      (value): value is string => typeof value === "string" && isId(value),
    ),
  );
  return selectAuditedNames(tx, [...new Set(ids)]);
}

function toLine(row: Row, names: ReadonlyMap<string, AuditedName>, reader: DatePreferences): AuditLine {
  const { id, at, actorKind, actorId, action, entity, entityId, userId, reason, requestId } = row;
  return {
    id,
    at: at.toISOString(),
    actorKind,
    actorId,
    actorName: names.get(actorId)?.words ?? (actorKind === "system" ? PRODUCT : GONE),
    action,
    entity,
    entityId,
    agent: userId === NOBODY ? null : { id: userId, name: names.get(userId)?.words ?? GONE },
    sentence: sentenceOf(row, names),
    said: changesInWords(row, names, reader),
    changes: changesOf(row.before, row.after),
    reason,
    requestId,
  };
}

/** Returns the current names of the records with these ids, by id. Deleted records are missing. */
async function selectAuditedNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, AuditedName>> {
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

/** Reads the newest audit row of a record. */
export async function selectLastChange(tx: Tx, entity: string, id: string) {
  const [last] = await tx.db
    .select({ actorId: auditLog.actorId, action: auditLog.action, at: auditLog.at, kind: auditLog.actorKind })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, id), eq(auditLog.entity, entity)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return last;
}

/**
 * Counts the steps of an agent's payouts: added to a run, paid, came back. A run records these in the audit log once
 * for all of its agents, so they are counted from the payouts themselves.
 */
export async function countPayoutSteps(tx: Tx, userId: string): Promise<number> {
  const { paidAt, cameBackAt } = payouts;
  const [row] = await tx.db
    .select({ steps: sql<string>`count(*) + count(${paidAt}) + count(${cameBackAt})` })
    .from(payouts)
    .where(eq(payouts.userId, userId));
  return Number(row?.steps ?? 0);
}
