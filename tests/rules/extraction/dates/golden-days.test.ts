import { expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { valueAt } from "@/tools/scoring/compare";
import { goldenMails } from "@/tools/scoring/golden-mails";
import { judged } from "@/tools/scoring/truth";

const DAYS = ["itinerary.startDate", "itinerary.endDate"] as const;
const EVERY = 5;
const sample = goldenMails("tests/golden").filter((_, place) => place % EVERY === 0);

/**
 * The travel dates must not depend on the time zone. This test runs in every zone; the full set of golden emails runs
 * in one.
 */
it("the golden mails' days of travel are the printed ones in every zone", async () => {
  const wrong: string[] = [];
  let right = 0;
  for (const { name, raw, truth } of sample) {
    const [item] = (await readBooking(raw)).items;
    for (const field of DAYS.filter((one) => !truth.ignore.includes(one))) {
      const got = valueAt(item?.payload, field);
      const verdict = judged(truth, field, got);
      if (verdict === "right") right += 1;
      else if (verdict !== "none") wrong.push(`${name} ${field}: ${got}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(sample.length);
});
