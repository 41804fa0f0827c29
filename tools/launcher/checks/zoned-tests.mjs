// @ts-check
import fs from "node:fs";
import path from "node:path";

/**
 * Those of the tests in these folders that speak of zones. What they don't try can't hang on the machine's: outside of the
 * calendar `tools/lint/zones.grit` refuses whatever tells a day of an instant without a named zone.
 * @param {string} root
 * @param {string[]} folders
 * @returns {string[]} their paths below root
 */
export function zonedTests(root, folders) {
  return fs
    .globSync(
      folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
      { cwd: root },
    )
    .filter((file) => /\bzones?\b/.test(fs.readFileSync(path.join(root, file), "utf8")))
    .sort();
}
