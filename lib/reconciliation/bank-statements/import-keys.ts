import { createHash } from "node:crypto";
import { folded } from "@/lib/platform/base/text";
import type { StatementLine } from "./statement.model";

/**
 * The key of each line, in the order of the lines: unique within its account, the same whenever a file with the whole
 * of its day is read again. Lines that say the same are told apart by their count, so two equal payments of a file are
 * two. The bank's id alone is not trusted, banks repeat it; where there is one, words don't count, banks change them.
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
