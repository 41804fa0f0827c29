import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { BOOKING_STATES } from "@/lib/extraction/payload.model";

const READER = join(import.meta.dirname, "../../../lib/extraction");
const read = (path: string): unknown => JSON.parse(readFileSync(join(READER, path), "utf8"));

const patterns = z.array(z.string().min(1).refine(isPattern)).refine(hasNoDoubles);
const spoken = z.partialRecord(z.enum(BOOKING_STATES), patterns);
const stateWords = z.strictObject({
  status: patterns,
  values: spoken,
  names: spoken,
  turned: patterns,
  firm: spoken,
  plain: spoken,
  cancelled: patterns.optional(),
  denied: patterns,
  conditional: patterns,
  references: patterns,
  asides: patterns,
  own: patterns,
});
const labelWords = z.record(
  z.string().regex(/^[A-Z]+$/),
  z.string().refine((words) => hasNoDoubles(words.split(" ")) && !words.split(" ").includes("")),
);

describe("the vocabulary", () => {
  const languages = readdirSync(join(READER, "states")).filter((name) => name.endsWith(".json"));

  it.each(languages)("%s says how far a booking has come, each pattern once", (name) => {
    expect(stateWords.safeParse(read(`states/${name}`)).error).toBeUndefined();
  });

  it.each(["labels.json", "labels-east.json"])(
    "%s gives each concept its words, each of them once",
    (name) => {
      expect(labelWords.safeParse(read(`words/${name}`)).error).toBeUndefined();
    },
  );

  it("knows no concept in the east that it doesn't know elsewhere", () => {
    const known = Object.keys(read("words/labels.json") as object);
    expect(known).toEqual(expect.arrayContaining(Object.keys(read("words/labels-east.json") as object)));
  });
});

function isPattern(text: string): boolean {
  return new RegExp(text) instanceof RegExp;
}

function hasNoDoubles(words: readonly string[]): boolean {
  return new Set(words).size === words.length;
}
