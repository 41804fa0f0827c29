// @ts-check
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { ROOT } from "./launcher/paths.mjs";

const BUDGET_KB = 205;
const STATISTICS = path.join(ROOT, ".next/diagnostics/route-bundle-stats.json");

/**
 * A route of the build, with the scripts a browser loads before the page can be used.
 * @typedef {{ route: string, firstLoadChunkPaths: string[] }} Route
 *
 * @typedef {{ route: string, kilobytes: number, tooHeavy: boolean }} Weight
 */

/**
 * Returns the gzipped first-load JavaScript of each page, heaviest first. Administration pages have no budget.
 * @param {Route[]} routes
 * @param {(file: string) => number} gzippedBytes
 * @returns {Weight[]}
 */
export function weigh(routes, gzippedBytes) {
  return routes
    .map(({ route, firstLoadChunkPaths }) => {
      const bytes = [...new Set(firstLoadChunkPaths)].reduce((sum, file) => sum + gzippedBytes(file), 0);
      const kilobytes = bytes / 1000;
      return { route, kilobytes, tooHeavy: kilobytes > BUDGET_KB && !route.startsWith("/admin") };
    })
    .sort((a, b) => b.kilobytes - a.kilobytes);
}

/** @type {Map<string, number>} */
const known = new Map();

/** @param {string} file */
function gzippedBytes(file) {
  const bytes = known.get(file) ?? gzipSync(fs.readFileSync(path.join(ROOT, file))).length;
  known.set(file, bytes);
  return bytes;
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  const weights = weigh(JSON.parse(fs.readFileSync(STATISTICS, "utf8")), gzippedBytes);
  for (const { route, kilobytes, tooHeavy } of weights) {
    console.log(`${kilobytes.toFixed(1).padStart(7)} kB  ${route}${tooHeavy ? "  OVER BUDGET" : ""}`);
  }
  const over = weights.filter(({ tooHeavy }) => tooHeavy).length;
  console.log(`First-load JavaScript, gzipped: ${weights.length} pages, ${over} over ${BUDGET_KB} kB`);
  process.exitCode = weights.length > 0 && over === 0 ? 0 : 1;
}
