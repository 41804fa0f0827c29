import "server-only";
import type { RowCursor } from "@/lib/platform/base/addresses/row-cursor.model";
import { inBatches, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inListTransaction, inSystemTransaction } from "@/lib/platform/context/transaction";
import { AUDIT_COLUMNS, AUDIT_SHOWN, type AuditFilter, type AuditLine } from "./audit-list.model";
import { selectAuditLines } from "./audit-list.sql";
import { recordAudit } from "./record-audit";

const BATCH = 500;

export type AuditPage = { readonly lines: readonly AuditLine[]; readonly hasMore: boolean };

/** Returns a page of the audit log, newest first, after a position. Archived rows are not included. */
export function listAudit(ctx: Context, filter: AuditFilter, after: RowCursor | null): Promise<AuditPage> {
  adminOnly(ctx);
  return inListTransaction(ctx, async (tx) => {
    const lines = await selectAuditLines(tx, filter, after, AUDIT_SHOWN + 1);
    return { lines: lines.slice(0, AUDIT_SHOWN), hasMore: lines.length > AUDIT_SHOWN };
  });
}

/** Returns all rows that match a filter, newest first. The export itself is recorded in the audit log. */
export async function exportAudit(ctx: Context, filter: AuditFilter): Promise<Sheet> {
  adminOnly(ctx);
  await inSystemTransaction(ctx, (tx) =>
    recordAudit(tx, { action: "audit.export", entity: "audit", entityId: null }),
  );
  const lines = inBatches(BATCH, (last?: AuditLine) =>
    inListTransaction(ctx, (tx) => selectAuditLines(tx, filter, last ?? null, BATCH)),
  );
  return sheetOf(AUDIT_COLUMNS, lines);
}
