import { Failure } from "../failure";
import type { BulkResult } from "./bulk-result";

/** Does one thing to many records, each in a transaction of its own: what one refuses doesn't stop the others. */
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

/** What stands against one stands against all. */
function isOfAll({ code }: Failure): boolean {
  return code === "UNAVAILABLE" || code === "NOT_ALLOWED";
}
