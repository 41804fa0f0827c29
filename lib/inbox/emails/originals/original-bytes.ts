import "server-only";
import { readBlob } from "@/lib/platform/blobs/stores";
import type { StoredOriginal } from "./original.model";

/**
 * Returns the original message byte for byte. Call it outside a transaction, because a bucket may take seconds. Throws
 * UNAVAILABLE, PROVIDER_FAILED or TIMED_OUT.
 */
export async function originalBytes({ raw, place, hash }: StoredOriginal): Promise<Uint8Array> {
  if (raw) return raw;
  if (!place || !hash) throw new Error("A mail without its original.");
  return await readBlob(place, hash);
}
