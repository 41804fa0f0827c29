// @ts-check
import fs from "node:fs";
import path from "node:path";
import { runNode } from "../children.mjs";
import { COMPILED, installed, ROOT } from "../paths.mjs";
import { othersServing } from "../run-notes.mjs";
import { Refusal, step } from "../say.mjs";
import { fingerprint } from "./fingerprint.mjs";

export const NEXT = installed("next/dist/bin/next");
/** Without a limit, V8 lets garbage grow to a gigabyte before it collects any. */
const HEAP_MB = 400;
/**
 * Twice V8's default: most objects of a page are garbage before they would be copied, which saves the server an eighth
 * of its CPU.
 */
const YOUNG_MB = 32;
const STAMP = path.join(ROOT, ".next", "built-from");
const SOURCES = [
  ...["app", "components", "lib", "db", "public", "middleware.ts", "instrumentation.ts", "next.config.ts"],
  ...["docs/bookings.png", "docs/dashboard.png", "docs/emails.png"],
  ...["postcss.config.mjs", "tsconfig.json", "package.json", "package-lock.json"],
];

/**
 * By default Node closes a connection after five seconds without a request, possibly just as the next request arrives,
 * which then fails.
 */
const KEPT_OPEN = ["--keepAliveTimeout", "75000"];

export const MEMORY = [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`];

/**
 * Returns Node's parameters for serving the build with one process.
 * @param {number} port
 */
export function servedAt(port) {
  return [...MEMORY, NEXT, ...startAt(port)];
}

/**
 * Returns Next's own parameters for that.
 * @param {number | string} port
 */
export function startAt(port) {
  return ["start", "--port", String(port), ...KEPT_OPEN];
}

/**
 * Returns the parameters for serving with the given number of processes, or with one per core.
 * @param {number} port
 * @param {number} [processes]
 */
export function servedByManyAt(port, processes) {
  const program = path.join(ROOT, "tools/launcher/server-processes.mjs");
  return [...MEMORY, program, String(port), ...(processes === undefined ? [] : [String(processes)])];
}

/**
 * Builds for production, unless the last build was made from exactly these sources. Throws Refusal if the build fails
 * or another launcher is serving the current one.
 */
export async function ensureBuild() {
  const print = fingerprint(SOURCES);
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, "utf8") === print) return;
  const other = othersServing()[0];
  if (other) {
    throw new Refusal(
      `The sources have changed, but process ${other.launcher.pid} still serves the last build on port ${other.port}. Stop it first.`,
    );
  }
  await step("Building the app (a minute or two)", async () => {
    fs.rmSync(STAMP, { force: true });
    // Otherwise the cache would accumulate the compiled code of every build.
    fs.rmSync(COMPILED, { recursive: true, force: true });
    forgetDevelopmentTypes();
    const { code } = await runNode([NEXT, "build"], {
      env: { ...process.env, NODE_ENV: "production", TYPES_CHECKED_APART: "1" },
    });
    if (code !== 0) throw new Refusal(`The build failed (exit code ${code}); its message is above.`);
    fs.writeFileSync(STAMP, print);
  });
}

/**
 * Deletes the route types left by `next dev`: routes that no longer exist would fail the type check. They are kept
 * while another launcher is serving, because it may be using them.
 */
export function forgetDevelopmentTypes() {
  if (othersServing().length === 0) {
    fs.rmSync(path.join(ROOT, ".next/dev/types"), { recursive: true, force: true });
  }
}
