import fc from "fast-check";
import { expect, it } from "vitest";
import { isId, newId } from "@/lib/platform/base/id";
import { folded } from "@/lib/platform/base/text";

it("ids made one after the other are all different, all real and in order", () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every(isId)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
});

it("plain English folds as every other text does", () => {
  const throughUnicode = (text: string) =>
    text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => folded(text) === throughUnicode(text)));
  fc.assert(
    fc.property(fc.string(), (text) => folded(text) === throughUnicode(text)),
    { numRuns: 2_000 },
  );
});
