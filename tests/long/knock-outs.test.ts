import { expect, it } from "vitest";
import { goldenMails } from "@/tools/scoring/golden-mails";
import { knockOuts } from "@/tools/scoring/knock-outs";

/** Of a party with several family names whoever is left is read as its first. */
const PARTIES: ReadonlySet<string> = new Set(["j10"]);

it.each([
  ["tests/golden", 2_900],
  ["tests/first-sight", 300],
  ["tests/cases/mails", 150],
])("a mail of %s that lost a required value is incomplete or right", async (folder, least) => {
  const { trials, refilled } = await knockOuts(goldenMails(folder));
  expect(refilled.filter(({ mail, taken }) => !(PARTIES.has(mail) && taken === "customer.name"))).toEqual([]);
  expect(trials).toBeGreaterThanOrEqual(least);
});
