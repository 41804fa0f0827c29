import "server-only";
import { and, eq } from "drizzle-orm";
import { commissionReports } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** Whether a mail is a report already, or was one that somebody removed. */
export async function hasReportOfEmail(tx: Tx, ownerId: string, emailId: string): Promise<boolean> {
  const rows = await tx.db
    .select({ id: commissionReports.id })
    .from(commissionReports)
    .where(and(eq(commissionReports.ownerId, ownerId), eq(commissionReports.emailId, emailId)))
    .limit(1);
  return rows.length > 0;
}
