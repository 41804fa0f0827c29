// @ts-check
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { installed, ROOT } from "./paths.mjs";
import { Refusal, step } from "./say.mjs";

/**
 * @typedef {{ version?: string, optional?: boolean, extraneous?: boolean }} Locked
 * @typedef {Record<string, Locked>} Packages
 */

const LOCK = path.join(ROOT, "package-lock.json");
/** Contains the hash of the lock file from which `npm ci` last installed here. */
const STAMP = installed(".installed-from");

/** Installs the packages of the lock file if any is missing or has another version. Writes to stderr only. */
export async function ensureDependencies() {
  if (areInstalled()) return;
  await step("Installing dependencies (a minute or two the first time)", async () => {
    const code = await npmCi();
    if (code !== 0) throw new Refusal(`npm ci failed (exit code ${code}); its message is above.`);
    fs.writeFileSync(STAMP, lockPrint());
  });
}

/**
 * Whether the packages are installed. If something else installed them, npm's hidden lock file shows which: it is
 * written last.
 */
function areInstalled() {
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, "utf8") === lockPrint()) return true;
  const wanted = packagesOf(LOCK);
  const present = packagesOf(installed(".package-lock.json"));
  return wanted !== undefined && present !== undefined && satisfies(wanted, present);
}

function lockPrint() {
  return createHash("sha256").update(fs.readFileSync(LOCK)).digest("hex");
}

/**
 * Whether the installed packages satisfy the lock file. Optional packages of other platforms are never installed, nor
 * are extraneous entries.
 * @param {Packages} wanted
 * @param {Packages} present
 */
export function satisfies(wanted, present) {
  return Object.entries(wanted).every(([place, { version, optional, extraneous }]) => {
    if (place === "") return true;
    const found = present[place];
    return found ? found.version === version : optional === true || extraneous === true;
  });
}

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function packagesOf(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")).packages : undefined;
}

/** @returns {Promise<number>} */
function npmCi() {
  // Stated explicitly, because without development or optional packages the app can't be built or started.
  const parameters = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const npm = process.env.npm_execpath;
  const [command, all] = npm?.endsWith("js") ? [process.execPath, [npm, ...parameters]] : ["npm", parameters];
  const child = spawn(command, all, {
    cwd: ROOT,
    stdio: ["ignore", process.stderr, process.stderr],
    shell: command === "npm" && process.platform === "win32",
  });
  return new Promise((resolve) => {
    child.on("error", () => resolve(127));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
