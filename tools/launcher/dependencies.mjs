// @ts-check
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { installed, ROOT } from "./paths.mjs";
import { Refusal, step } from "./say.mjs";

/**
 * @typedef {{ version?: string, optional?: boolean }} Locked
 * @typedef {Record<string, Locked>} Packages
 */

/** Installs what the lock file names, when something is missing or of another version. Writes to stderr only. */
export async function ensureDependencies() {
  if (areInstalled()) return;
  await step("Installing dependencies (a minute or two the first time)", async () => {
    const code = await npmCi();
    if (code !== 0) throw new Refusal(`npm ci failed (exit code ${code}); its message is above.`);
  });
}

/** npm writes a hidden lock file last, so an interrupted installation has none. */
function areInstalled() {
  const wanted = packagesOf(path.join(ROOT, "package-lock.json"));
  const present = packagesOf(installed(".package-lock.json"));
  return wanted !== undefined && present !== undefined && satisfies(wanted, present);
}

/**
 * Optional packages of other platforms are never there.
 * @param {Packages} wanted
 * @param {Packages} present
 */
export function satisfies(wanted, present) {
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === "") return true;
    const found = present[place];
    return found ? found.version === version : optional === true;
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
