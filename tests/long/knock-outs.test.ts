import { expect, it } from "vitest";
import { goldenMails } from "@/tools/scoring/golden-mails";
import { knockOuts } from "@/tools/scoring/knock-outs";

it("a mail that lost a required value is incomplete or right, whatever stood around the value", async () => {
  const { trials, refilled } = await knockOuts(goldenMails("tests/golden"));
  expect(trials).toBeGreaterThanOrEqual(3_000);
  expect(refilled).toEqual([]);
});
