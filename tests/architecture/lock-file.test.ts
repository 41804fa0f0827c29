import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/launcher/paths.mjs";
import { missingPackages } from "../../tools/lock-check.mjs";

test("the lock file holds every platform's packages", () => {
  const lock = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8"));
  expect(Object.keys(lock.packages).length).toBeGreaterThan(300);
  expect(missingPackages(lock)).toEqual([]);
});

test("a platform package that the lock file only names is found", () => {
  const optionalDependencies = { "@next/swc-linux-x64": "1.0.0", "@next/swc-darwin-x64": "1.0.0" };
  const lock = {
    packages: {
      "node_modules/next": { version: "1.0.0", optionalDependencies },
      "node_modules/next/node_modules/@next/swc-linux-x64": { version: "1.0.0" },
    },
  };
  expect(missingPackages(lock)).toEqual(["node_modules/next 1.0.0 lacks @next/swc-darwin-x64@1.0.0"]);
});
