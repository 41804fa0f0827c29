// @ts-check
import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { ROOT } from "./paths.mjs";

/** Files that programs start as threads, by their address beside the file that starts them. */
const THREADS = [
  "lib/reader/documents/reading-thread.ts",
  "lib/reconciliation/bank-transactions/import/reading/statement-thread.ts",
];
/** What is bundled of CommonJS asks for Node's own modules by name. */
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/**
 * Puts programs of the product (`tools/worker.ts` becomes `worker.mjs`) and the threads that they start into a folder of their own, in a few
 * files: compiled one by one at each start, their two thousand sources cost a program seven seconds of a core.
 * @param {readonly string[]} programs
 * @param {string} folder
 */
export async function bundlePrograms(programs, folder) {
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
      { name: "threads", setup: (bundle) => bundle.onLoad({ filter: /-sandboxed\.ts$/ }, withThread) },
    ],
  });
}

/**
 * esbuild leaves addresses of files as they are: the thread lies beside the bundle under its bundled name.
 * @param {import("esbuild").OnLoadArgs} file
 * @returns {import("esbuild").OnLoadResult}
 */
function withThread({ path: file }) {
  const contents = fs.readFileSync(file, "utf8").replace(/-thread\.ts"/, '-thread.mjs"');
  return { contents, loader: "ts" };
}
