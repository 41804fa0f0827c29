import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const READER = join(import.meta.dirname, "../../../lib/reader");
/** The table of confidences itself, the threshold that browsers also use, and the confidences of labels. */
const TABLES = /^(?:confidence|missing-fields\.model|words\/label-rules)\.ts$/;
/** Measures of documents and weights of products, which aren't confidences of a value. */
const MEASURES =
  /^(?:documents\/.*|(?:evidence\/state\/(?:classify|state-mention)|evidence\/product\/product-of))\.ts$/;
/** Tolerances for comparing amounts, rates or names. */
const TOLERANCE =
  /(?:ROUNDING_TOLERANCE|SAME|LEAST|MAX_TAX|NEAR_RATE|NEAR_SHARE|LEAST_SHARE|MOST_SHARE|NO_SHARE|ANY_SHARE|HALF) = /;
const NUMBER = /(?<![\w.$\\[/"'`])-?[01]\.\d*[1-9](?![\w\\])/;
const COMMENT = /^\s*(?:\/?\*|\/\/)/;

it("a number that says how sure something is stands in the table of confidences alone", () => {
  const files = globSync("**/*.ts", { cwd: READER }).filter(
    (path) => !TABLES.test(path) && !MEASURES.test(path),
  );
  const found = files.flatMap((path) =>
    readFileSync(join(READER, path), "utf8")
      .split("\n")
      .filter((line) => NUMBER.test(line) && !COMMENT.test(line) && !TOLERANCE.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(found).toEqual([]);
});
