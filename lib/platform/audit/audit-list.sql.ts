import "server-only";
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { auditLog, users } from "@/db/schema";
import type { RowPlace } from "@/lib/platform/base/addresses/row-place.model";
import type { DatePreferences } from "@/lib/platform/base/dates/written-date";
import { isId } from "@/lib/platform/base/id";
import { dateFormatOf, timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { type AuditFilter, type AuditLine, changesOf } from "./audit-list.model";
import { selectAuditedNames } from "./audit-names.sql";
import { type AuditedName, changesInWords, sentenceOf } from "./audit-sentence.model";

/** What does what nobody asked for, and whoever isn't known any more. */
const PRODUCT = "Tallyport";
const GONE = "Deleted account";
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Lines that a filter finds, the newest first, behind a place. */
export async function selectAuditLines(
  tx: Tx,
  { search, kind, agent }: AuditFilter,
  after: RowPlace | null,
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

/** An id is a person's or a record's; anything else a person's address or a job's name. */
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

/** Of all that the lines speak of: persons, and records by their ids. */
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
