import { expect, it } from "vitest";
import { goldenMails } from "@/tools/scoring/golden-mails";
import { knockOuts } from "@/tools/scoring/knock-outs";

it.each([
  ["tests/golden", 3_000],
  ["tests/first-sight", 200],
  ["tests/cases/mails", 100],
])("a mail of %s that lost a required value is incomplete or right, whatever stood around the value", async (folder, least) => {
  const { trials, refilled } = await knockOuts(goldenMails(folder));
  expect(refilled).toEqual([]);
  expect(trials).toBeGreaterThanOrEqual(least);
});
