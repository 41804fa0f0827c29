import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { BOOKING_STATES } from "@/lib/reader/payload.model";
import { fold } from "@/lib/reader/words/fold";
import { CONCEPTS, LABEL_WORDS } from "@/lib/reader/words/labels/label-words";

const READER = join(import.meta.dirname, "../../../lib/reader");
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

const sayings = z.record(z.string(), z.record(z.string(), z.string().min(1).refine(isPattern)));
const alone = z.record(z.string(), z.string().min(1).refine(isPattern));

const names = z.string().regex(/^\S+(?: \S+)*$/);
const calendars = z.record(
  z.string(),
  z.strictObject({
    counted: names.optional(),
    months: z.array(names).length(12),
    weekdays: z.array(names).length(7),
  }),
);
const GERMAN = labelWords.parse(read("words/labels/de.json"));
/** Concepts for which a language has no word of its own, with the reason. */
const gaps = z
  .partialRecord(z.enum(CONCEPTS), z.strictObject({ why: z.string().min(20), in: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "vocabulary-gaps.json"), "utf8")));

describe("the vocabulary", () => {
  const languagesIn = (folder: string) =>
    readdirSync(join(READER, folder)).filter((name) => name.endsWith(".json"));

  it.each(languagesIn("states"))("%s says how far a booking has come, each pattern once", (name) => {
    expect(stateWords.safeParse(read(`states/${name}`)).error).toBeUndefined();
  });

  it.each(languagesIn("words/sayings"))("%s holds patterns for each of its languages", (name) => {
    expect(z.union([sayings, alone]).safeParse(read(`words/sayings/${name}`)).error).toBeUndefined();
  });

  it.each(languagesIn("words/labels"))(
    "%s gives concepts their words, and none that English lacks",
    (name) => {
      expect(labelWords.safeParse(read(`words/labels/${name}`)).error).toBeUndefined();
    },
  );

  it.each(languagesIn("words/labels"))(
    "%s has words for all that German has, or it is said why not",
    (name) => {
      const own = labelWords.parse(read(`words/labels/${name}`));
      const lacking = CONCEPTS.filter((concept) => GERMAN[concept] && !own[concept]);
      const excused = CONCEPTS.filter((concept) => gaps[concept]?.in.includes(name.replace(".json", "")));
      expect(lacking).toEqual(excused);
    },
  );

  it.each(languagesIn("states"))("%s tells every state in every way in which German tells it", (name) => {
    const [own, german] = [read(`states/${name}`), read("states/de.json")].map((one) =>
      stateWords.parse(one),
    );
    for (const part of ["values", "names", "firm", "plain"] as const)
      expect(Object.keys(own?.[part] ?? {})).toEqual(
        expect.arrayContaining(Object.keys(german?.[part] ?? {})),
      );
  });

  it("names the months and the days of the week in every language that has a file of its own", () => {
    const calendar = calendars.parse(read("words/calendar.json"));
    const languages = languagesIn("words/labels").map((name) => name.replace(".json", ""));
    expect(Object.keys(calendar).sort()).toEqual(
      languages.map((one) => (one === "east" ? "th" : one)).sort(),
    );
  });

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
