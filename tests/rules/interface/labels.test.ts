import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROOT } from "../../../tools/launcher/paths.mjs";

/**
 * Matches a control whose accessible name splits its visible text (`Put ${name} aside` for "Put aside"), so that voice
 * control can't find it.
 */
const PARTED = /aria-label=\{`(\p{Lu}[\p{L} ]*) \$\{[^}]+\} ([\p{L} ]+)`\}[^<]*>\s*([^<{]+)</gu;

it("what a control shows stands in one piece in what it is called", () => {
  const parted = globSync("{app,components}/**/*.tsx", { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(`${ROOT}/${file}`, "utf8").matchAll(PARTED)]
      .filter(([, first, last, shown = ""]) => shown.trim() === `${first} ${last}`)
      .map(([, first, last]) => `${file}: ${first} ... ${last}`),
  );
  expect(parted).toEqual([]);
});
