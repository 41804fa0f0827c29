import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { formatAnswers } from "./csv-format.model";
import type { RememberedMapping } from "./csv-import.model";
import { selectMapping } from "./csv-import.sql";
import { headersKey } from "./csv-mapping.model";

/**
 * Returns the agent's last choices for a file with these headers, limited to headers that the file has. Returns null
 * for a new kind of file.
 */
export function recallMapping(ctx: Context, headers: readonly string[]): Promise<RememberedMapping | null> {
  return inReadTransaction(ctx, async (tx) => {
    const row = await selectMapping(tx, ownerOf(tx), headersKey(headers));
    if (!row) return null;
    const known = Object.entries(row.mapping).filter(([, header]) => headers.includes(header));
    const answers = formatAnswers.safeParse(row.options);
    return { mapping: Object.fromEntries(known), answers: answers.success ? answers.data : {} };
  });
}
