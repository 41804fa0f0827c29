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
/** Says which lock file `npm ci` has last installed here. */
const STAMP = installed(".installed-from");

/** Installs what the lock file names, when something is missing or of another version. Writes to stderr only. */
export async function ensureDependencies() {
  if (areInstalled()) return;
  await step("Installing dependencies (a minute or two the first time)", async () => {
    const code = await npmCi();
    if (code !== 0) throw new Refusal(`npm ci failed (exit code ${code}); its message is above.`);
    fs.writeFileSync(STAMP, lockPrint());
  });
}

/** Where somebody else installed them, npm's hidden lock file tells: it is written last. */
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
 * Optional packages of other platforms are never there, nor what the lock file only remembers.
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
  // Asked for by name: an environment that leaves out development or optional packages can't build or start.
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
