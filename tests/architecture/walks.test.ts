import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../tools/launcher/paths.mjs";

/** The maximum number of files a newcomer may have to open for each walk in docs/walks.md. */
const MOST = [22, 18, 16];

const source = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const walks = source("docs/walks.md")
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [title = ""] = text.split("\n");
    const lines = [...text.matchAll(/^\d+\. `([^`]+)`: (.*)$/gm)];
    const steps = lines.map(([, file = "", told = ""]) => ({ file, told, code: source(file) }));
    return { title, steps };
  });

it("each walk is there", () => expect(walks).toHaveLength(MOST.length));

describe.each(walks.map((walk, index) => ({ ...walk, most: MOST[index] ?? 0 })))(
  "$title",
  ({ steps, most }) => {
    it(`is a walk of ${most} files at the most`, () => {
      expect(steps.length).toBeGreaterThan(5);
      expect(steps.length).toBeLessThanOrEqual(most);
    });

    it("leads from each file to the next by a name that one before it says", () => {
      const lost = steps.filter(({ file, told }, index) => {
        if (index === 0 || told.startsWith("another request: ")) return false;
        const [, job] = /^job `([\w-]+)`/.exec(told) ?? [];
        const name = job ? `"${job}"` : new RegExp(`/${path.parse(file).name}("|\\.ts)`);
        return !steps.slice(0, index).some(({ code }) => code.search(name) >= 0);
      });
      expect(lost.map(({ file }) => file)).toEqual([]);
    });

    it("never leads back up", () => {
      const back = steps.flatMap(({ file, told, code }, index) =>
        steps
          // A file that defines a queue handles other jobs too, so it may import any file of the walk.
          .slice(0, told.startsWith("job ") ? 0 : index)
          .filter(({ file: earlier }) => importsOf(file, code).includes(earlier.replace(/\.tsx?$/, "")))
          .map(({ file: earlier }) => `${file} to ${earlier}`),
      );
      expect(back).toEqual([]);
    });
  },
);

/** Returns the files that a file imports values (not only types) from, relative to the root, without extensions. */
function importsOf(file: string, code: string): readonly string[] {
  return [...code.matchAll(/^(?:import|export) (?!type )[^;]*? from "([^"]+)";$/gm)].map(([, name = ""]) =>
    name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name),
  );
}
