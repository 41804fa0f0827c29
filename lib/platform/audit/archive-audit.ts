import "server-only";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { env } from "@/lib/platform/base/env";
import { newId } from "@/lib/platform/base/id";
import { log } from "@/lib/platform/base/log";
import type { BlobStoreKind } from "@/lib/platform/blobs/blob-location.model";
import { configuredStore, sha256, writeBlob } from "@/lib/platform/blobs/stores";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { keptSince, policyOf } from "@/lib/platform/retention/retention.model";
import {
  type Archive,
  deleteArchived,
  lockArchives,
  markStored,
  selectArchived,
  selectOldest,
  selectOpenArchive,
  writeArchive,
} from "./audit-archive.sql";

/** The number of rows in one archive. */
const STRETCH = 5_000;
const compressed = promisify(gzip);

/**
 * Moves the oldest rows of the audit log that the retention policy no longer keeps in the database to the blob store.
 * Returns whether there may be more. If it stops or is killed, the next run continues with the same rows under the same
 * name: the rows are deleted in the transaction that records that they are stored, and the database refuses to delete
 * them earlier.
 */
export async function archiveAudit(ctx: Context): Promise<boolean> {
  const store = configuredStore();
  if (!store) return false;
  const before = keptSince(policyOf(env.RETENTION_DAYS), "audit", ctx.now);
  const begun = await inSystemTransaction(ctx, (tx) => begin(tx, before, store.kind));
  if (!begun) return false;
  const { archive, bytes } = begun;
  await writeBlob(archive.place, bytes);
  const isDone = await inSystemTransaction(ctx, (tx) => finish(tx, archive));
  if (isDone) log().info({ archived: archive.rows }, "audit archived");
  return archive.rows >= STRETCH;
}

async function begin(tx: Tx, before: Date, kind: BlobStoreKind) {
  await lockArchives(tx);
  const open = await selectOpenArchive(tx);
  const lines = open ? await selectArchived(tx, open) : await selectOldest(tx, before, STRETCH);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return undefined;
  const bytes = await compressed(lines.map(({ line }) => `${line}\n`).join(""));
  const key = `audit/${first.at.toISOString().slice(0, 7)}/${randomBytes(24).toString("hex")}.jsonl.gz`;
  const archive: Archive = {
    id: newId(),
    place: `${kind}:${key}`,
    firstAt: first.at,
    firstId: first.id,
    lastAt: last.at,
    lastId: last.id,
    createdAt: tx.now,
    storedAt: null,
    ...open,
    hash: sha256(bytes),
    size: bytes.byteLength,
    rows: lines.length,
  };
  await writeArchive(tx, archive);
  return { archive, bytes };
}

async function finish(tx: Tx, archive: Archive): Promise<boolean> {
  if (!(await markStored(tx, archive))) return false;
  const deleted = await deleteArchived(tx, archive);
  // A row was added to this range late and isn't in the archive: nothing is deleted, and the next try stores it too.
  if (deleted !== archive.rows) throw new Error("The audit has changed under its archive.");
  return true;
}
