import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { BOOKING_STATES } from "@/lib/extraction/payload.model";
import { fold } from "@/lib/extraction/words/fold";
import { CONCEPTS, LABEL_WORDS } from "@/lib/extraction/words/labels/label-words";

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
const labelWords = z.partialRecord(z.enum(CONCEPTS), z.string().regex(/^\S+(?: \S+)*$/));

describe("the vocabulary", () => {
  const languagesIn = (folder: string) =>
    readdirSync(join(READER, folder)).filter((name) => name.endsWith(".json"));

  it.each(languagesIn("states"))("%s says how far a booking has come, each pattern once", (name) => {
    expect(stateWords.safeParse(read(`states/${name}`)).error).toBeUndefined();
  });

  it.each(languagesIn("words/labels"))(
    "%s gives concepts their words, and none that English lacks",
    (name) => {
      expect(labelWords.safeParse(read(`words/labels/${name}`)).error).toBeUndefined();
    },
  );

  it("reads every language's label words", () => {
    const files = languagesIn("words/labels").map((name) => read(`words/labels/${name}`));
    expect(LABEL_WORDS).toHaveLength(files.length);
    expect(LABEL_WORDS).toEqual(expect.arrayContaining(files));
  });

  it.each(CONCEPTS)("gives %s each word once in a language", (concept) => {
    for (const language of LABEL_WORDS) {
      const words = language[concept]?.split(" ").map(fold) ?? [];
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });
});

function isPattern(text: string): boolean {
  return new RegExp(text) instanceof RegExp;
}

function hasNoDoubles(words: readonly string[]): boolean {
  return new Set(words).size === words.length;
}
