import "server-only";
import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import { emailCorrections } from "@/db/schema";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Field } from "@/lib/reader/payload.model";
import type { Correction } from "./correction.model";

const LESSONS = 50;

type Place = { readonly emailId: string; readonly position: number; readonly sender: string | null };

export async function insertCorrections(
  tx: Tx,
  userId: string,
  place: Place,
  corrections: readonly Correction[],
): Promise<void> {
  if (corrections.length === 0) return;
  await tx.db
    .insert(emailCorrections)
    .values(corrections.map((one) => ({ ...one, ...place, userId, id: newId(), createdAt: tx.now })));
}

/** Reads the agent's latest correction of each field in this sender's emails, the newest first. */
export async function selectLessons(tx: Tx, userId: string, sender: string): Promise<Correction[]> {
  const rows = await tx.db
    .select(CORRECTION)
    .from(emailCorrections)
    .where(
      and(
        eq(emailCorrections.userId, userId),
        eq(emailCorrections.sender, sender),
        isNotNull(emailCorrections.right),
      ),
    )
    .orderBy(desc(emailCorrections.createdAt))
    .limit(LESSONS);
  const newest = new Map<string, Correction>();
  for (const row of rows) if (!newest.has(row.field)) newest.set(row.field, toCorrection(row));
  return [...newest.values()];
}

/** Reads the corrections of one email, the oldest first. */
export async function selectCorrections(
  tx: Tx,
  userId: string,
  emailId: string,
): Promise<(Correction & { readonly position: number })[]> {
  const rows = await tx.db
    .select({ ...CORRECTION, position: emailCorrections.position })
    .from(emailCorrections)
    .where(and(eq(emailCorrections.userId, userId), eq(emailCorrections.emailId, emailId)))
    .orderBy(asc(emailCorrections.createdAt), asc(emailCorrections.id));
  return rows.map((row) => ({ ...toCorrection(row), position: row.position }));
}

const CORRECTION = {
  field: emailCorrections.field,
  wrong: emailCorrections.wrong,
  right: emailCorrections.right,
  label: emailCorrections.label,
} as const;

function toCorrection(row: {
  field: string;
  wrong: string | null;
  right: string | null;
  label: string | null;
}): Correction {
  // Only fields of readings are stored here.
  return { ...row, field: row.field as Field };
}
