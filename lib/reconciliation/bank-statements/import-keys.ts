import { createHash } from "node:crypto";
import { folded } from "@/lib/platform/base/text";
import type { StatementLine } from "./statement.model";

/**
 * Returns the keys of lines, in their order. A key is unique within an account, and stays the same when another file
 * with the whole day is read. Identical lines are told apart by a count, so two equal payments in a file stay two. The
 * bank's id isn't sufficient by itself, because banks repeat ids; if there is one, the memo is ignored, because banks
 * change memos.
 */
export function importKeys(lines: readonly StatementLine[]): string[] {
  const counts = new Map<string, number>();
  return lines.map(({ account, bankId, bookedOn, amountMinor, currency, memo }) => {
    const said = bankId === null ? ["memo", folded(memo)] : ["id", bankId];
    const facts = [...said, bookedOn, `${amountMinor} ${currency}`];
    const seen = JSON.stringify([account, ...facts]);
    const count = (counts.get(seen) ?? 0) + 1;
    counts.set(seen, count);
    return createHash("sha256")
      .update(JSON.stringify([...facts, count]))
      .digest("hex");
  });
}
