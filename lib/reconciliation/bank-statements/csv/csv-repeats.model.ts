import type { PlacedRecord } from "@/lib/imports/records/csv-records.model";
import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import { unreadableAt } from "../unreadable.model";
import { OWN_NUMBER } from "./csv-roles.model";

/**
 * Detects rows that appear in two exports within one file, whose periods overlap. If the bank's own number is the same,
 * it is one payment. Without a number nobody can tell, so this throws Unreadable.
 */
export function repeatedRows(headings: readonly string[]) {
  const seen = new Map<string, number>();
  const ids = headings.flatMap((name, place) =>
    headingMeanings(name).has("reference") && OWN_NUMBER.test(name) ? [place] : [],
  );
  return ({ cells, raw, line }: PlacedRecord, exports: number): string | undefined => {
    const text = raw.trim();
    const before = seen.get(text);
    if (before === undefined) seen.set(text, exports);
    if (before === undefined || before === exports) return undefined;
    if (ids.some((place) => /\d/.test(cells[place] ?? ""))) return "It stands above, with the same number.";
    throw unreadableAt(
      line,
      "another export of the account begins above, and this row stands in both: import each as a file of its own",
    );
  };
}
