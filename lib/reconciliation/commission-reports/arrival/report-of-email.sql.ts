import "server-only";
import { and, eq } from "drizzle-orm";
import { commissionReports } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** Whether an email already has a report, including one that was removed. */
export async function hasReportOfEmail(tx: Tx, ownerId: string, emailId: string): Promise<boolean> {
  const rows = await tx.db
    .select({ id: commissionReports.id })
    .from(commissionReports)
    .where(and(eq(commissionReports.ownerId, ownerId), eq(commissionReports.emailId, emailId)))
    .limit(1);
  return rows.length > 0;
}
