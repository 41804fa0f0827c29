import { expect, it } from "vitest";
import { goldenMails } from "@/tools/scoring/golden-mails";
import { removedValueTrials } from "@/tools/scoring/removed-value-trials";
import { unknownLabels } from "@/tools/scoring/unknown-labels";

/** A party with several family names: the first person left is read as the client, as in tests/long. */
const PARTY = "j10";
/** tests/long takes the values out of all mails. */
const EVERY = 18;
const mails = ["tests/golden", "tests/first-sight", "tests/cases/mails", "tests/cases/siblings"]
  .flatMap(goldenMails)
  .filter((_, place) => place % EVERY === 0);

it("a mail that lost a required value is incomplete or right, whatever stood around the value", {
  timeout: 240_000,
}, async () => {
  const { trials, refilled } = await removedValueTrials(mails);
  expect(refilled.filter(({ mail, taken }) => !(mail === PARTY && taken === "customer.name"))).toEqual([]);
  expect(trials).toBeGreaterThan(300);
});

it("a mail with a label in a language that nobody knows is incomplete or right", {
  timeout: 240_000,
}, async () => {
  const { trials, misread } = await unknownLabels(mails);
  expect(misread).toEqual([]);
  expect(trials).toBeGreaterThan(200);
});
