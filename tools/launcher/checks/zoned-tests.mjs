// @ts-check
import fs from "node:fs";
import path from "node:path";

/**
 * Returns the test files in these folders that mention time zones. Other tests can't depend on the machine's zone:
 * outside the calendar module, `tools/lint/zones.grit` rejects code that converts an instant to a day without naming a
 * zone.
 * @param {string} root
 * @param {string[]} folders
 * @returns {string[]} their paths relative to root
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
