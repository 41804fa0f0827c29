// @ts-check
import fs from "node:fs";
import path from "node:path";
import { DATA, ROOT } from "../paths.mjs";
import { othersServing } from "../run-notes.mjs";
import { fingerprint } from "./fingerprint.mjs";

/** Files that programs start as threads, by their address beside the file that starts them. */
const THREADS = [
  "lib/reader/documents/reading-thread.ts",
  "lib/reconciliation/bank-transactions/import/reading/statement-thread.ts",
];
const PROGRAMS = ["tools/migrate.ts", "tools/seed.ts", "tools/worker.ts"];
const FOLDER = path.join(DATA, "programs");
const SOURCES = ["lib", "db", "components", "tools", "tsconfig.node.json", "package-lock.json"];
/** What is bundled of CommonJS asks for Node's own modules by name. The import has a name that no package gives to its own. */
const REQUIRE =
  'import { createRequire as requireOfBundle } from "node:module"; const require = requireOfBundle(import.meta.url);';

/**
 * The folder in which the product's programs lie as `npm start` and tests run them (`migrate.mjs`, `seed.mjs`, `worker.mjs`), made
 * anew when a source has changed. Those of older sources go, unless somebody may be running them.
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
    // Another process has made the same meanwhile.
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
 * Puts programs of the product (`tools/worker.ts` becomes `worker.mjs`) and the threads that they start into a folder, in a few files:
 * compiled one by one at each start, their two thousand sources cost a program seven seconds of a core.
 * @param {readonly string[]} programs
 * @param {string} folder
 * @param {boolean} [inPlace] whether they read migrations and demo data where these are, and not beside themselves
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
            // A thread lies beside the bundle under its bundled name.
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
 * A source as the bundle takes it: esbuild leaves addresses of files as they are.
 * @param {string} file
 * @param {(text: string) => string} change
 * @returns {import("esbuild").OnLoadResult}
 */
function changed(file, change) {
  return { contents: change(fs.readFileSync(file, "utf8")), loader: "ts" };
}
