import { Failure } from "@/lib/platform/base/failure";
import type { BlobStoreKind } from "./place.model";

/**
 * Bytes under a key, in one place of this installation. What is put is there for good when the answer comes. Fails with
 * PROVIDER_FAILED or TIMED_OUT where trying again may help.
 */
export interface BlobStore {
  readonly kind: BlobStoreKind;
  /** Under a key that is taken already, the new bytes count. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined where nothing is. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** Also right where nothing is. */
  readonly remove: (key: string) => Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/;

/** Keys become paths and addresses: one that could lead elsewhere is a mistake of ours. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.includes("..")) throw new Error("Not a key of the blob store.");
  return key;
}

/** What a store over HTTP answers with: the response where its status is one of these, else a Failure. */
export async function asked(request: Promise<Response>, statuses: readonly number[]): Promise<Response> {
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

/** A body that breaks off or takes too long fails as the request would have. */
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
