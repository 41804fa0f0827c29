// @ts-check
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { NEXT } from "./launcher/build/build.mjs";
import { bundlePrograms } from "./launcher/build/programs.mjs";
import { runNode } from "./launcher/children.mjs";
import { ROOT } from "./launcher/paths.mjs";

/**
 * Collects the files of the container image in one folder: the server from Next's standalone output, the worker and the
 * migration as a few bundled files, and the files they read. `npm run build:container` builds first; `--built` uses the
 * existing build.
 */
export const IMAGE = path.join(ROOT, ".next/image");
const STANDALONE = path.join(ROOT, ".next/standalone");

if (!process.argv.includes("--built")) {
  // Types are checked by the tests: the image's sources don't include everything the types refer to.
  const settings = { BUILD_STANDALONE: "1", TYPES_CHECKED_APART: "1" };
  const env = { ...process.env, ...settings, NODE_ENV: /** @type {const} */ ("production") };
  const { code } = await runNode([NEXT, "build"], { env });
  if (code !== 0) process.exit(code);
}
rmSync(IMAGE, { recursive: true, force: true });
mkdirSync(IMAGE, { recursive: true });
cpSync(STANDALONE, IMAGE, { recursive: true, verbatimSymlinks: true });
copy(".next/static", ".next/static");
copy("public", "public");
copy("db/migrations", "migrations");
await bundlePrograms(["tools/worker.ts", "tools/migrate.ts"], IMAGE);
process.stdout.write(`${IMAGE}: ${Math.round(bytesOf(IMAGE) / 1e6)} MB\n`);
process.exit();

/**
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  cpSync(path.join(ROOT, from), path.join(IMAGE, to), { recursive: true });
}

/** @param {string} folder */
function bytesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.reduce((sum, one) => sum + statSync(path.join(one.parentPath, one.name)).size, 0);
}
