// @ts-check
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./launcher/paths.mjs";

/**
 * Returns the optional platform packages that a lock file requires but doesn't contain. With such a file `npm ci`
 * fails, or other systems lack their native binary.
 * @param {{ packages: Record<string, { version?: string, optionalDependencies?: Record<string, string> }> }} lock
 * @returns {string[]} one line each
 */
export function missingPackages({ packages }) {
  const held = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, "")));
  return Object.entries(packages).flatMap(([place, { version, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !held.has(name))
      .map(([name, wanted]) => `${place || "(root)"} ${version ?? ""} lacks ${name}@${wanted}`),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, "package-lock.json"), "utf8"));
  const missing = missingPackages(lock);
  for (const line of missing) console.log(line);
  console.log(`${Object.keys(lock.packages).length} packages, ${missing.length} missing`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
