// @ts-check
import fs from "node:fs";
import path from "node:path";
import { DATA, ROOT } from "../paths.mjs";
import { othersServing } from "../run-notes.mjs";
import { fingerprint } from "./fingerprint.mjs";

/** Files that programs start as threads, using a path relative to the file that starts them. */
const THREADS = [
  "lib/reader/documents/reading-thread.ts",
  "lib/reconciliation/bank-transactions/import/reading/statement-thread.ts",
];
const PROGRAMS = ["tools/migrate.ts", "tools/seed.ts", "tools/worker.ts"];
const FOLDER = path.join(DATA, "programs");
const SOURCES = ["lib", "db", "components", "tools", "tsconfig.node.json", "package-lock.json"];
/**
 * Defines `require`, which bundled CommonJS code uses for Node's own modules. The imported function is renamed so that
 * it can't clash with a package's own.
 */
const REQUIRE =
  'import { createRequire as requireOfBundle } from "node:module"; const require = requireOfBundle(import.meta.url);';

/**
 * Returns the folder of the bundled programs that `npm start` and the tests run (`migrate.mjs`, `seed.mjs`,
 * `worker.mjs`), rebuilt if a source has changed. Bundles of older sources are deleted unless another launcher may be
 * running them.
 * @returns {Promise<string>}
 */
export async function ensurePrograms() {
  const name = fingerprint(SOURCES).slice(0, 16);
  const folder = path.join(FOLDER, name);
  if (fs.existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await bundlePrograms(PROGRAMS, unfinished, true);
  try {
    fs.renameSync(unfinished, folder);
  } catch (error) {
    // Another process has built the same folder in the meantime.
    if (!fs.existsSync(folder)) throw error;
    fs.rmSync(unfinished, { recursive: true });
  }
  if (othersServing().length === 0) forgetAllBut(name);
  return folder;
}

/** @param {string} name */
function forgetAllBut(name) {
  for (const other of fs.readdirSync(FOLDER)) {
    if (!other.startsWith(name)) fs.rmSync(path.join(FOLDER, other), { recursive: true, force: true });
  }
}

/**
 * Bundles programs of the product (`tools/worker.ts` becomes `worker.mjs`) and the threads they start into a few files
 * in a folder. Compiling their two thousand sources one by one at each start would take seven seconds of CPU.
 * @param {readonly string[]} programs
 * @param {string} folder
 * @param {boolean} [inPlace] whether they read migrations and demo data from the source folders instead of next to
 *   the bundle
 */
export async function bundlePrograms(programs, folder, inPlace = false) {
  const { build } = await import("esbuild");
  await build({
    entryPoints: Object.fromEntries(
      [...programs, ...THREADS].map((file) => [path.basename(file, ".ts"), path.join(ROOT, file)]),
    ),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node22",
    tsconfig: path.join(ROOT, "tsconfig.node.json"),
    banner: { js: REQUIRE },
    legalComments: "none",
    logLevel: "warning",
    plugins: [
      {
        name: "addresses",
        setup: (bundle) => {
          bundle.onLoad({ filter: /-sandboxed\.ts$/ }, ({ path: file }) =>
            // The bundled thread is next to the bundle, under its bundled name.
            changed(file, (text) => text.replace(/-thread\.ts"/, '-thread.mjs"')),
          );
          if (inPlace)
            bundle.onLoad({ filter: /\bdb\/(?:migrate|seeds\/[\w-]+)\.ts$/ }, ({ path: file }) =>
              changed(file, (text) =>
                text.replaceAll("import.meta.dirname", JSON.stringify(path.dirname(file))),
              ),
            );
        },
      },
    ],
  });
}

/**
 * Returns a changed source for the bundle, because esbuild doesn't adjust file paths in code.
 * @param {string} file
 * @param {(text: string) => string} change
 * @returns {import("esbuild").OnLoadResult}
 */
function changed(file, change) {
  return { contents: change(fs.readFileSync(file, "utf8")), loader: "ts" };
}
