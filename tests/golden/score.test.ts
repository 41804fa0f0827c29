import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scoreMails } from "@/tools/scoring/score-mails";

/** Hundreds of mails one after the other: a machine that others use as well takes a minute for them. */
const PATIENT_MS = 240_000;
const floor = JSON.parse(readFileSync(join(import.meta.dirname, "floor.json"), "utf8")) as {
  coreF1: number;
  allF1: number;
};

it("the golden mails are read no worse than the committed floor, and none completely but wrongly", {
  timeout: PATIENT_MS,
}, async () => {
  const score = await scoreMails(import.meta.dirname);
  expect(score.mails).toBeGreaterThanOrEqual(60);
  expect(score.dangerous).toEqual([]);
  expect(score.entries.right).toBe(score.entries.wanted);
  expect(score.entries.read).toBe(score.entries.wanted);
  expect(score.core.f1, JSON.stringify(score.misses)).toBeGreaterThanOrEqual(floor.coreF1);
  expect(score.all.f1, JSON.stringify(score.misses)).toBeGreaterThanOrEqual(floor.allF1);
});

/** What mails that the reader was never made by have come to since; unread ones are read less well. */
const FIRST_SIGHT = { coreF1: 98.9, allF1: 97.5 };

it("mails of other authors are read no worse than before, and none completely but wrongly", {
  timeout: PATIENT_MS,
}, async () => {
  const { core, all, dangerous, misses } = await scoreMails("tests/first-sight");
  expect(dangerous).toEqual([]);
  expect(core.f1, JSON.stringify(misses)).toBeGreaterThanOrEqual(FIRST_SIGHT.coreF1);
  expect(all.f1, JSON.stringify(misses)).toBeGreaterThanOrEqual(FIRST_SIGHT.allF1);
});
