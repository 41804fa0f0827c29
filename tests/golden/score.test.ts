import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { goldenMails } from "@/tools/scoring/golden-mails";
import { knockOuts } from "@/tools/scoring/knock-outs";
import { scoreMails } from "@/tools/scoring/score-mails";

const floor = JSON.parse(readFileSync(join(import.meta.dirname, "floor.json"), "utf8")) as {
  coreF1: number;
  allF1: number;
  refilled: number;
};

it("the golden mails are read no worse than the committed floor, and none completely but wrongly", async () => {
  const score = await scoreMails(import.meta.dirname);
  expect(score.mails).toBeGreaterThanOrEqual(60);
  expect(score.dangerous).toEqual([]);
  expect(score.entries.right).toBe(score.entries.wanted);
  expect(score.entries.read).toBe(score.entries.wanted);
  expect(score.core.f1, JSON.stringify(score.misses)).toBeGreaterThanOrEqual(floor.coreF1);
  expect(score.all.f1, JSON.stringify(score.misses)).toBeGreaterThanOrEqual(floor.allF1);
}, 60_000);

it("a mail that lost a required value is incomplete or right, whatever stood around the value", async () => {
  const { trials, refilled } = await knockOuts(goldenMails(import.meta.dirname));
  expect(trials).toBeGreaterThanOrEqual(1_000);
  expect(refilled.length, JSON.stringify(refilled, null, 1)).toBeLessThanOrEqual(floor.refilled);
}, 240_000);
