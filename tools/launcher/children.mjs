// @ts-check
import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { atEnd } from "./lifetime.mjs";
import { installed, ROOT } from "./paths.mjs";
import { identified, stopGroup } from "./processes.mjs";
import { forgetService, noteService } from "./run-notes.mjs";

const PATIENCE_MS = 10_000;
const DIE_WITH_US = new URL("die-with-launcher.mjs", import.meta.url).href;
const TSX = pathToFileURL(installed("tsx/dist/loader.mjs")).href;

/**
 * @typedef {object} Service
 * @property {number} pid
 * @property {Promise<string>} exited resolves to a description of how it ended
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill stops it immediately, without warning
 */

/** Node's parameters for running TypeScript outside Next, with an empty file in place of `server-only`. */
export const TYPESCRIPT = ["--import", TSX];
export const TYPESCRIPT_SETTINGS = { TSX_TSCONFIG_PATH: `${ROOT}/tsconfig.node.json` };

/**
 * Runs a Node program to its end.
 * @param {string[]} parameters
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {"terminal" | "stderr" | "captured"} [options.output] the destination of its stdout
 * @returns {Promise<{ code: number, stdout: string }>}
 */
export function runNode(parameters, { env, output = "stderr" }) {
  const stdout = output === "captured" ? "pipe" : output === "terminal" ? "inherit" : process.stderr;
  const child = spawn(process.execPath, parameters, {
    cwd: ROOT,
    env,
    stdio: [output === "terminal" ? "inherit" : "ignore", stdout, "inherit"],
  });
  const forget = atEnd(() => void child.kill("SIGTERM"));
  let text = "";
  child.stdout?.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  return new Promise((resolve) => {
    child.on("close", (code) => {
      forget();
      resolve({ code: code ?? 1, stdout: text });
    });
  });
}

/**
 * Starts a Node program that runs until it is stopped. It leads a process group of its own, so that Ctrl-C reaches only
 * the launcher, which then stops everything in order.
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 * @param {"inherit" | number} [output] the destination of stdout and stderr, for example a file descriptor
 * @returns {Service}
 */
export function startService(parameters, env, output = "inherit") {
  const child = spawn(process.execPath, ["--import", DIE_WITH_US, ...parameters], {
    cwd: ROOT,
    env: { ...env, TALLYPORT_LAUNCHER: String(process.pid) },
    // Its standard input is closed when this process ends.
    stdio: ["pipe", output, output],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${process.execPath} could not be started.`);
  const leader = identified(pid);
  noteService(pid);

  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.on("exit", (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  /** @param {number} patience */
  const stopWithin = async (patience) => {
    await stopGroup(leader, patience);
    await exited;
    forgetService(pid);
  };
  return { pid, exited, stop: () => stopWithin(PATIENCE_MS), kill: () => stopWithin(0) };
}
