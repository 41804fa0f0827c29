import { expect, it } from "vitest";
import { goldenMails } from "@/tools/scoring/golden-mails";
import { removedValueTrials } from "@/tools/scoring/removed-value-trials";
import { unknownLabels } from "@/tools/scoring/unknown-labels";

/** In a party with several family names, the first person left is read as the client. */
const PARTIES: ReadonlySet<string> = new Set(["j10"]);

it.each([
  ["tests/golden", 2_900],
  ["tests/first-sight", 300],
  ["tests/cases/mails", 150],
  ["tests/cases/siblings", 1_200],
])("a mail of %s that lost a required value is incomplete or right", async (folder, least) => {
  const { trials, refilled } = await removedValueTrials(goldenMails(folder));
  expect(refilled.filter(({ mail, taken }) => !(PARTIES.has(mail) && taken === "customer.name"))).toEqual([]);
  expect(trials).toBeGreaterThanOrEqual(least);
});

/** In bookings that each name their seller after an unknown word, the sender is taken for the seller. */
const SOLD_FOR_OTHERS: ReadonlySet<string> = new Set(["neighbours/en-two-houses", "u24"]);

it.each([
  ["tests/golden", 1_400],
  ["tests/first-sight", 4_400],
  ["tests/cases/mails", 50],
  ["tests/cases/siblings", 400],
])(
  "a mail of %s with a label in a language that nobody knows is incomplete or right",
  async (folder, least) => {
    const { trials, misread } = await unknownLabels(goldenMails(folder));
    expect(
      misread.filter(({ mail, field }) => !(SOLD_FOR_OTHERS.has(mail) && field === "supplier.name")),
    ).toEqual([]);
    expect(trials).toBeGreaterThanOrEqual(least);
  },
);
