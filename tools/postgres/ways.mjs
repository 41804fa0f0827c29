// @ts-check
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { copyOfBinaries, linkedBinaries } from "./binaries.mjs";

const ROOTS_COPIES = "/var/lib/tallyport-postgres";
const UNSHARE = ["--user", "--map-user=1000", "--map-group=1000", "--"];

/**
 * @typedef {{ uid: number, gid: number }} User
 *
 * A way to run PostgreSQL's programs. PostgreSQL refuses to run as root, so root needs a workaround.
 * @typedef {object} Way
 * @property {string} native the folder with bin and lib
 * @property {string} dataDir differs from the wanted one if root had to copy
 * @property {User} [owner] the user who must own the data folder
 * @property {(file: string, parameters: string[]) => [string, string[], Partial<User>]} command
 */

/**
 * @param {string} dataDir
 * @returns {Way}
 */
export function chooseWay(dataDir) {
  fs.mkdirSync(path.dirname(dataDir), { recursive: true });
  const native = linkedBinaries(path.dirname(dataDir));
  if (process.getuid?.() !== 0) return plainWay(native, dataDir);
  return waysOfRoot(native, dataDir).find(works) ?? copiedWay(native, dataDir);
}

/**
 * Runs one of PostgreSQL's programs to completion.
 * @param {Way} way
 * @param {string} program
 * @param {string[]} parameters
 */
export function runProgram(way, program, parameters) {
  return runFile(way, programFile(way, program), parameters);
}

/**
 * @param {Way} way
 * @param {string} program
 */
export function programFile(way, program) {
  return path.join(way.native, "bin", process.platform === "win32" ? `${program}.exe` : program);
}

/**
 * @param {string} native
 * @param {string} dataDir
 * @returns {Way}
 */
function plainWay(native, dataDir) {
  return { native, dataDir, command: (file, parameters) => [file, parameters, {}] };
}

/**
 * Returns root's ways in order of preference. First as another user, which requires folders that user can enter.
 * Otherwise in a user namespace: to the kernel the process is still root, so private folders stay readable, but
 * PostgreSQL sees user 1000 and agrees to start.
 * @param {string} native
 * @param {string} dataDir
 * @returns {Way[]}
 */
function waysOfRoot(native, dataDir) {
  return [
    asUser(unprivilegedUser(), native, dataDir),
    {
      native,
      dataDir,
      owner: { uid: 0, gid: 0 },
      command: (file, parameters) => ["unshare", [...UNSHARE, file, ...parameters], {}],
    },
  ];
}

/**
 * @param {User} user
 * @param {string} native
 * @param {string} dataDir
 * @returns {Way}
 */
function asUser(user, native, dataDir) {
  return { native, dataDir, owner: user, command: (file, parameters) => [file, parameters, user] };
}

/**
 * Returns root's last resort: binaries and data in a folder that everyone can enter. The data folder's name is a hash
 * of the wanted path, so that two programs never share one.
 * @param {string} native
 * @param {string} dataDir
 */
function copiedWay(native, dataDir) {
  const copy = copyOfBinaries(native, ROOTS_COPIES);
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  return asUser(unprivilegedUser(), copy, path.join(ROOTS_COPIES, `data-${name}`));
}

/**
 * Whether postgres and the folder around its data are accessible this way.
 * @param {Way} way
 */
function works(way) {
  const parent = path.dirname(way.dataDir);
  return (
    runProgram(way, "postgres", ["--version"]).status === 0 &&
    runFile(way, "/usr/bin/test", ["-x", parent]).status === 0
  );
}

/** @returns {User} */
function unprivilegedUser() {
  const accounts = fs
    .readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account =
    accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  return { uid: Number(account?.[2] ?? 65534), gid: Number(account?.[3] ?? 65534) };
}

/**
 * @param {Way} way
 * @param {string} file
 * @param {string[]} parameters
 */
function runFile(way, file, parameters) {
  const [command, all, user] = way.command(file, parameters);
  return spawnSync(command, all, { ...user, encoding: "utf8", cwd: "/" });
}
