import "server-only";
import { readOriginalOf } from "@/lib/inbox/emails/read-original";
import { Failure } from "@/lib/platform/base/failure";
import type { BlobLocation } from "@/lib/platform/blobs/blob-location.model";
import { readBlob } from "@/lib/platform/blobs/stores";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { readMailFile } from "../arrival/read-mail-file";
import { BODY } from "../arrival/waiting-file.model";
import { selectDocument } from "./report-file.sql";

export type ReportDocument = { readonly bytes: Uint8Array; readonly name: string; readonly type: string };

/**
 * Returns the original document of a report: its file, or the email that contained it. Throws NOT_FOUND if it has none.
 * For administrators.
 */
export async function readDocument(ctx: Context, id: string): Promise<ReportDocument> {
  adminOnly(ctx);
  const row = await inSystemTransaction(ctx, (tx) => selectDocument(tx, id));
  if (row?.filePlace && row.fileHash) {
    const bytes = await readBlob(row.filePlace as BlobLocation, row.fileHash);
    return { bytes, name: row.fileName ?? "report", type: "application/octet-stream" };
  }
  if (!row?.ownerId || !row.emailId) throw new Failure("NOT_FOUND");
  const { ownerId, emailId, attachment } = row;
  const file =
    attachment !== null && attachment !== BODY && (await readMailFile(ctx, { ownerId, emailId, attachment }));
  if (file) return { bytes: file.bytes, name: row.fileName ?? file.name, type: "application/octet-stream" };
  const { raw, name } = await readOriginalOf(ctx, ownerId, emailId);
  return { bytes: raw, name, type: "message/rfc822" };
}
