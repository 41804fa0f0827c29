// @ts-check
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../paths.mjs";

/**
 * Returns a hash that identifies something built from sources: of their names and contents, and of the settings that
 * are compiled in.
 * @param {readonly string[]} sources files and folders below the root; missing ones are ignored
 */
export function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const source of sources) for (const file of filesOf(path.join(ROOT, source))) add(hash, file);
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("NEXT_PUBLIC_"));
  return hash.update(JSON.stringify(settings.sort())).digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} file
 */
function add(hash, file) {
  hash
    .update(`${path.relative(ROOT, file)}\0`)
    .update(fs.readFileSync(file))
    .update("\0");
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function filesOf(place) {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [place];
  const entries = fs.readdirSync(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
