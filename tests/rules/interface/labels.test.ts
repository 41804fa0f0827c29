import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROOT } from "../../../tools/launcher/paths.mjs";

/** A control that is called `Put ${name} aside` and shows "Put aside": who says to a machine what they see doesn't reach it. */
const PARTED = /aria-label=\{`(\p{Lu}[\p{L} ]*) \$\{[^}]+\} ([\p{L} ]+)`\}[^<]*>\s*([^<{]+)</gu;

it("what a control shows stands in one piece in what it is called", () => {
  const parted = globSync("{app,components}/**/*.tsx", { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(`${ROOT}/${file}`, "utf8").matchAll(PARTED)]
      .filter(([, first, last, shown = ""]) => shown.trim() === `${first} ${last}`)
      .map(([, first, last]) => `${file}: ${first} ... ${last}`),
  );
  expect(parted).toEqual([]);
});
