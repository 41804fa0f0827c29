import "server-only";
import { readOriginalOf } from "@/lib/inbox/emails/read-original";
import { Failure } from "@/lib/platform/base/failure";
import type { Place } from "@/lib/platform/blobs/place.model";
import { readBlob } from "@/lib/platform/blobs/stores";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { selectDocument } from "./report-file.sql";

export type ReportDocument = { readonly bytes: Uint8Array; readonly name: string; readonly type: string };

/** The document of a report as it came, for administrators: its file, or the mail that it was forwarded with. NOT_FOUND where it has none. */
export async function readDocument(ctx: Context, id: string): Promise<ReportDocument> {
  adminOnly(ctx);
  const row = await inSystemTransaction(ctx, (tx) => selectDocument(tx, id));
  if (row?.filePlace && row.fileHash) {
    const bytes = await readBlob(row.filePlace as Place, row.fileHash);
    return { bytes, name: row.fileName ?? "report", type: "application/octet-stream" };
  }
  if (!row?.ownerId || !row.emailId) throw new Failure("NOT_FOUND");
  const { raw, name } = await readOriginalOf(ctx, row.ownerId, row.emailId);
  return { bytes: raw, name, type: "message/rfc822" };
}
