import { Failure } from "../failure";
import type { BulkResult } from "./bulk-result";

/**
 * Applies one action to many records, each in its own transaction: a record that is refused doesn't stop the others.
 * Throws failures that would affect every record.
 */
export async function eachOf(
  ids: readonly string[],
  run: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const done: string[] = [];
  const refused: { id: string; message: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      await run(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof Failure) || isOfAll(error)) throw error;
      refused.push({ id, message: error.message });
    }
  }
  return { done, refused };
}

/** Whether a failure would be the same for every record. */
function isOfAll({ code }: Failure): boolean {
  return code === "UNAVAILABLE" || code === "NOT_ALLOWED";
}
