import "server-only";
import { and, asc, eq, isNull } from "drizzle-orm";
import { commissionReports, suppliers } from "@/db/schema";
import { supplierKey } from "@/lib/ledger/suppliers/supplier.model";
import type { Tx } from "@/lib/platform/context/transaction";

/**
 * Returns the report, unless it is removed, that has the same document. `isHandedOver` excludes reports from agents'
 * emails.
 */
export async function selectReportByHash(
  tx: Tx,
  fileHash: string,
  { isHandedOver = false }: { readonly isHandedOver?: boolean } = {},
): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ id: commissionReports.id })
    .from(commissionReports)
    .where(
      and(
        eq(commissionReports.fileHash, fileHash),
        isNull(commissionReports.removedAt),
        isHandedOver ? isNull(commissionReports.emailId) : undefined,
      ),
    )
    .orderBy(asc(commissionReports.createdAt))
    .limit(1);
  return row?.id;
}

/** Returns the platform's supplier with that name. Agents' own suppliers aren't used. */
export async function selectPlatformSupplier(tx: Tx, name: string): Promise<string | null> {
  const [row] = await tx.db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(
      and(isNull(suppliers.ownerId), eq(suppliers.nameKey, supplierKey(name)), isNull(suppliers.withdrawnAt)),
    )
    .orderBy(asc(suppliers.id))
    .limit(1);
  return row?.id ?? null;
}

/** Returns where the document of a report and its email are stored. */
export async function selectDocument(tx: Tx, id: string) {
  const [row] = await tx.db
    .select({
      fileName: commissionReports.fileName,
      filePlace: commissionReports.filePlace,
      fileHash: commissionReports.fileHash,
      ownerId: commissionReports.ownerId,
      emailId: commissionReports.emailId,
      attachment: commissionReports.attachment,
    })
    .from(commissionReports)
    .where(and(eq(commissionReports.id, id), isNull(commissionReports.removedAt)));
  return row;
}
