import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { SCORED, type Scored, valueAt } from "@/tools/scoring/compare";
import { goldenMails } from "@/tools/scoring/golden-mails";
import { judged, wrongButConvertible } from "@/tools/scoring/truth";

/**
 * Short emails that were once misread, each representing a pattern, and four siblings of each in other languages and
 * layouts by another author. `only` lists the fields that the expected result covers.
 */
const CASES = ["tests/cases/mails", "tests/cases/siblings"]
  .flatMap(goldenMails)
  .map(({ name, raw, truth }) => {
    const { only = [], items } = truth as { only?: readonly Scored[]; items?: readonly string[] };
    return { name, raw, only, numbers: items, truth };
  });

describe("a short mail", () => {
  it.each(CASES)("is read as it says, or not at all: $name", async ({ raw, only, numbers, truth }) => {
    const read = await readBooking(raw);
    const payload = read.items[0]?.payload ?? { emailType: read.emailType };
    const misses = SCORED.filter((field) => only.includes(field)).flatMap((field) => {
      const verdict = judged(truth, field, valueAt(payload, field));
      return verdict === "right" || verdict === "none" ? [] : [[field, verdict, valueAt(payload, field)]];
    });
    expect(misses).toEqual([]);
    expect(wrongButConvertible(truth, read)).toEqual([]);
    if (numbers) expect(read.items.map((item) => item.payload.confirmationNumber)).toEqual(numbers);
  });
});
