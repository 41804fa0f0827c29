import "server-only";
import { createHash } from "node:crypto";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { s3Store } from "@/lib/platform/vendors/s3/s3-store";
import { vercelBlobStore } from "@/lib/platform/vendors/vercel-blob/vercel-blob-store";
import { type BlobLocation, type BlobStoreKind, partsOf } from "./blob-location.model";
import type { BlobStore } from "./blob-store";
import { folderStore } from "./folder-store";

const STORES: { readonly [Kind in BlobStoreKind]: () => BlobStore | undefined } = {
  s3: () => {
    const { BLOB_S3_URL: url, BLOB_S3_ACCESS_KEY_ID: accessKeyId } = env;
    const { BLOB_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
    if (!url || !accessKeyId || !secretAccessKey) return undefined;
    const { BLOB_S3_REGION: region, BLOB_S3_ENCRYPTION: encryption } = env;
    return s3Store({ url, region, accessKeyId, secretAccessKey, encryption });
  },
  vercel: () =>
    env.BLOB_READ_WRITE_TOKEN ? vercelBlobStore({ token: env.BLOB_READ_WRITE_TOKEN }) : undefined,
  folder: () => (env.BLOB_DIR ? folderStore(env.BLOB_DIR) : undefined),
};

/**
 * Returns the store for new bytes: a bucket, else Vercel Blob, else a folder. Undefined where none is configured; bytes
 * then stay in the database.
 */
export function configuredStore(): BlobStore | undefined {
  return STORES.s3() ?? STORES.vercel() ?? STORES.folder();
}

/**
 * Reads the bytes at a place, even if new bytes go to another store. Throws UNAVAILABLE where that store is no longer
 * configured or the hash differs, and NOT_FOUND where there are none.
 */
export async function readBlob(place: BlobLocation, hash: string): Promise<Uint8Array> {
  const { kind, key } = partsOf(place);
  const bytes = await storeOf(kind).get(key);
  if (!bytes) throw new Failure("NOT_FOUND");
  if (sha256(bytes) !== hash) throw new Failure("UNAVAILABLE", "The blob store holds something else.");
  return bytes;
}

export async function writeBlob(place: BlobLocation, bytes: Uint8Array): Promise<void> {
  const { kind, key } = partsOf(place);
  await storeOf(kind).put(key, bytes);
}

export async function removeBlob(place: BlobLocation): Promise<void> {
  const { kind, key } = partsOf(place);
  await storeOf(kind).remove(key);
}

/** Returns the hash by which `readBlob` verifies the bytes, in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function storeOf(kind: BlobStoreKind): BlobStore {
  const store = STORES[kind]();
  if (!store) throw new Failure("UNAVAILABLE", `The blob store "${kind}" is not set up any more.`);
  return store;
}
