import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import packageJson from "../../package.json";
import { commandsIn, filesIn, pathsIn } from "../../tools/documented-paths.mjs";
import { ROOT } from "../../tools/launcher/paths.mjs";

const FOLDERS = ["app", "bench", "components", "db", "docs", "lib", "tests", "tools", "public", ".ci"];
/** Names that no file may have (docs/style.md). */
const FORBIDDEN = ["utils.ts", "helpers.ts", "types.ts"];
/** Environment variables that Node.js and Vercel set. */
const SET_BY_OTHERS = ["NODE_ENV", "VERCEL"];
const documents = globSync(["README.md", "*/README.md", "lib/*/README.md", "docs/**/*.md"], {
  cwd: ROOT,
  exclude: ["node_modules/**"],
});
const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.*`, { cwd: ROOT }));

test.each(documents)("every path that %s names exists", (document) => {
  const named = pathsIn(readFileSync(path.join(ROOT, document), "utf8"), FOLDERS);
  const missing = named.filter(
    (name) => !exists(name) && !existsSync(path.join(ROOT, path.dirname(document), name)),
  );
  expect(missing).toEqual([]);
});

test.each(documents)("every file that %s names without its folder exists", (document) => {
  const named = filesIn(readFileSync(path.join(ROOT, document), "utf8"));
  const missing = named.filter((name) => !exists(name) && !files.some((file) => file.endsWith(`/${name}`)));
  expect(missing.filter((name) => !FORBIDDEN.includes(name))).toEqual([]);
});

test.each(documents)("every command that %s names can be run", (document) => {
  const { scripts, files, checks } = commandsIn(readFileSync(path.join(ROOT, document), "utf8"));
  expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  const made = source("tools/launcher/checks/checks.mjs").matchAll(/(?:name: |\w\()"([\w-]+)"/g);
  const known = [...made].map(([, name = ""]) => name);
  expect(checks.filter((name) => !known.includes(name))).toEqual([]);
});

test("every setting that the product reads is in the README and in .env.example, and those name no other", () => {
  const read = [...source("lib/platform/base/env.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name,
  );
  const [, table = ""] = /## Settings([\s\S]*?)\n## /.exec(source("README.md")) ?? [];
  const told = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  const exampled = [...source(".env.example").matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const set = read.filter((name) => !SET_BY_OTHERS.includes(name ?? "") && !name?.startsWith("OTEL_"));
  expect(set.filter((name) => !told.includes(name))).toEqual([]);
  expect(set.filter((name) => !exampled.includes(name))).toEqual([]);
  expect(
    [...told, ...exampled].filter((name) => !read.includes(name) && name !== "SERVER_PROCESSES"),
  ).toEqual([]);
});

test("commands are told from what only looks like one", () => {
  const text =
    "Run `npm run test:long -- --only=long,build` and `npm run --silent match`, `node tools/lock-check.mjs`; npm start.";
  expect(commandsIn(text)).toEqual({
    scripts: ["test:long", "match"],
    files: ["tools/lock-check.mjs"],
    checks: ["long", "build"],
  });
});

test("paths are told from routes, commands, packages and placeholders", () => {
  const text = [
    "See `lib/platform/base/money.ts` and `tests/e2e/`, [the rulings](docs/rulings.md#money).",
    "Not `/bookings/open`, `npm test`, `utils.ts`, `@clerk/nextjs`, `lib/<noun>.model.ts`, [a site](https://example.com/a.md).",
  ].join("\n");
  const expected = ["lib/platform/base/money.ts", "tests/e2e/", "docs/rulings.md"];
  expect(pathsIn(text, FOLDERS)).toEqual(expected);
});

test("files are told from endings, commands, packages and placeholders", () => {
  const text =
    "See `money.ts`, `runs/bank-file.ts` and `lib/platform/base/id.ts`; not `.sql.ts`, `npm test`, `<noun>.ts`, `*.model.ts`.";
  expect(filesIn(text)).toEqual(["money.ts", "runs/bank-file.ts", "lib/platform/base/id.ts"]);
});

function source(name: string): string {
  return readFileSync(path.join(ROOT, name), "utf8");
}

/** Tells whether a documented path exists. Names may be glob patterns (`lib/*`); `components/<area>` isn't one. */
function exists(name: string): boolean {
  if (/[*{]/.test(name)) return globSync(name, { cwd: ROOT }).length > 0;
  return existsSync(path.join(ROOT, name));
}
