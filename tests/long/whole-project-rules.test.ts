import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/launcher/paths.mjs";
import { cruise, lint } from "../architecture/planted";

test("the dependency rules see every source file", () => {
  const folders = ["app", "components", "lib", "db", "middleware.ts"];
  const seen = new Set(cruise(ROOT, folders).modules.map(({ source }) => source));
  const files = globSync("{app,components,lib,db}/**/*.{ts,tsx}", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !seen.has(file) && !file.endsWith(".d.ts"))).toEqual([]);
});

test("no house rule stumbles over the project's own files", () => {
  expect(lint(ROOT).filter(({ message }) => message.includes("errored"))).toEqual([]);
});
