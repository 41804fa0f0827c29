import { Failure } from "@/lib/platform/base/failure";
import type { BlobStoreKind } from "./blob-location.model";

/**
 * Stores bytes under keys, in one place of this installation. Once `put` resolves, the bytes are stored durably. Fails
 * with PROVIDER_FAILED or TIMED_OUT where a retry may help.
 */
export interface BlobStore {
  readonly kind: BlobStoreKind;
  /** Overwrites the bytes of a key that already exists. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Returns undefined where the key doesn't exist. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** Also succeeds where the key doesn't exist. */
  readonly remove: (key: string) => Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/;

/** Checks a key, because keys become paths and URLs: one that could lead elsewhere is a bug, so it throws an Error. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.includes("..")) throw new Error("Not a key of the blob store.");
  return key;
}

/** Returns the response of an HTTP blob store if it has one of these statuses; throws a Failure otherwise. */
export async function checkedResponse(
  request: Promise<Response>,
  statuses: readonly number[],
): Promise<Response> {
  let response: Response;
  try {
    response = await request;
  } catch (error) {
    throw unanswered(error);
  }
  if (statuses.includes(response.status)) return response;
  await response.body?.cancel();
  throw new Failure("PROVIDER_FAILED", `The blob store answered ${response.status}.`);
}

/** Reads the body. A body that breaks off or takes too long fails in the same way as the request. */
export async function bytesOf(response: Response): Promise<Uint8Array> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw unanswered(error);
  }
}

function unanswered(error: unknown): Failure {
  const isLate = error instanceof Error && error.name === "TimeoutError";
  return new Failure(isLate ? "TIMED_OUT" : "PROVIDER_FAILED", "The blob store does not answer.");
}
