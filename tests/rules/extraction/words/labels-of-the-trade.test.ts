import { expect, it } from "vitest";
import { labelOf } from "@/lib/reader/words/label";
import LABELS from "../../../cases/labels.json" with { type: "json" };

/** Labels by language and by the value they ask for, separated by `|`. */
const BY_LANGUAGE = Object.entries(LABELS as Readonly<Record<string, Readonly<Record<string, string>>>>);

it.each(BY_LANGUAGE)("knows what the labels of the trade ask for in %s", (_, roles) => {
  const read = Object.entries(roles).map(([role, labels]) => [
    role,
    labels
      .split(" | ")
      .filter((label) => labelOf(label)?.role === role)
      .join(" | "),
  ]);
  expect(Object.fromEntries(read)).toEqual(roles);
});
