import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { pathsIn } from "../../tools/documented-paths.mjs";
import { ROOT } from "../../tools/launcher/paths.mjs";

const FOLDERS = ["app", "bench", "components", "db", "docs", "lib", "tests", "tools", "public", ".ci"];
const documents = globSync(["README.md", "*/README.md", "lib/*/README.md", "docs/**/*.md"], {
  cwd: ROOT,
  exclude: ["node_modules/**"],
});

test.each(documents)("every path that %s names exists", (document) => {
  const named = pathsIn(readFileSync(path.join(ROOT, document), "utf8"), FOLDERS);
  const missing = named.filter(
    (name) => !exists(name) && !existsSync(path.join(ROOT, path.dirname(document), name)),
  );
  expect(missing).toEqual([]);
});

test("paths are told from routes, commands, packages and placeholders", () => {
  const text = [
    "See `lib/platform/base/money.ts` and `tests/e2e/`, [the rulings](docs/rulings.md#money).",
    "Not `/bookings/open`, `npm test`, `utils.ts`, `@clerk/nextjs`, `lib/<noun>.model.ts`, [a site](https://example.com/a.md).",
  ].join("\n");
  const expected = ["lib/platform/base/money.ts", "tests/e2e/", "docs/rulings.md"];
  expect(pathsIn(text, FOLDERS)).toEqual(expected);
});

/** Patterns are named too: `components/<area>` is none, `lib/*` is. */
function exists(name: string): boolean {
  if (/[*{]/.test(name)) return globSync(name, { cwd: ROOT }).length > 0;
  return existsSync(path.join(ROOT, name));
}
