import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { s3Store } from "@/lib/platform/vendors/s3/s3-store";
import { vercelBlobStore } from "@/lib/platform/vendors/vercel-blob/vercel-blob-store";
import { type BlobLocation, type BlobStoreKind, partsOf } from "./blob-location.model";
import { type BlobStore, checkedKey } from "./blob-store";

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

/** Returns a store that keeps files below a folder to which only the server's own account has access. */
export function folderStore(root: string): BlobStore {
  const fileOf = (key: string) => path.join(root, checkedKey(key));
  return {
    kind: "folder",
    put: (key, bytes) => write(fileOf(key), bytes),
    get: (key) => readFile(fileOf(key)).catch(absent),
    remove: (key) => removeWithParts(fileOf(key)),
  };
}

/** Writes a file atomically and flushes it to the disk. */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = `${file}.${randomUUID()}.part`;
  try {
    await synced(part, "wx", (handle) => handle.writeFile(bytes));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  // Windows can't flush a folder to the disk.
  if (process.platform !== "win32") await synced(folder, "r", () => Promise.resolve());
}

async function synced(name: string, flags: string, work: (handle: Handle) => Promise<void>): Promise<void> {
  const handle = await open(name, flags, 0o600);
  try {
    await work(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

type Handle = Awaited<ReturnType<typeof open>>;

/** Removes a file and its partial files, which a process leaves behind if it is killed while writing. */
async function removeWithParts(file: string): Promise<void> {
  const folder = path.dirname(file);
  const names = (await readdir(folder).catch(absent)) ?? [];
  const mine = names.filter(
    (name) => name === path.basename(file) || name.startsWith(`${path.basename(file)}.`),
  );
  for (const name of mine) await rm(path.join(folder, name), { force: true });
}

function absent(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
