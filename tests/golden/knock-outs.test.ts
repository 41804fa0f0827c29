import { expect, it } from "vitest";
import { goldenMails } from "@/tools/scoring/golden-mails";
import { knockOuts } from "@/tools/scoring/knock-outs";

/** tests/long takes the values out of all mails. */
const EVERY = 18;

it("a mail that lost a required value is incomplete or right, whatever stood around the value", {
  timeout: 240_000,
}, async () => {
  const mails = ["tests/golden", "tests/first-sight", "tests/cases/mails"].flatMap(goldenMails);
  const { trials, refilled } = await knockOuts(mails.filter((_, place) => place % EVERY === 0));
  expect(refilled).toEqual([]);
  expect(trials).toBeGreaterThan(300);
});
