import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { type BlobStore, checkedKey } from "./blob-store";

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
