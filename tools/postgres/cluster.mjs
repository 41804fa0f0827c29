// @ts-check
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { runProgram } from "./ways.mjs";

/** @typedef {import("./ways.mjs").Way} Way */

/**
 * Creates the data folder if it is missing, under a temporary name first, because an interrupted initdb must not look
 * like a finished one. A test cluster trusts every local user; a permanent one requires a generated password.
 * @param {Way} way
 * @param {boolean} test
 */
export function ensureCluster(way, test) {
  if (!fs.existsSync(path.join(way.dataDir, "PG_VERSION"))) initialise(way, test);
  if (way.owner) giveTo(way.owner, way.dataDir);
}

/**
 * Returns the superuser's password, or an empty string for a cluster without one.
 * @param {string} dataDir
 */
export function passwordOf(dataDir) {
  const file = passwordFile(dataDir);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim() : "";
}

/**
 * @param {Way} way
 * @param {boolean} test
 */
function initialise(way, test) {
  const unfinished = `${way.dataDir}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const access = test ? ["-A", "trust", "--no-sync"] : ["-A", "scram-sha-256", "--pwfile", newPassword(way)];
  if (way.owner) fs.chownSync(unfinished, way.owner.uid, way.owner.gid);

  const parameters = ["-D", unfinished, "-U", "postgres", "-E", "UTF8", ...locale(), "--no-instructions"];
  const initdb = runProgram(way, "initdb", [...parameters, ...access]);
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.error ?? initdb.stderr + initdb.stdout}`);
  if (!test) takeBack(passwordFile(way.dataDir));
  if (fs.existsSync(way.dataDir)) fs.rmdirSync(way.dataDir);
  fs.renameSync(unfinished, way.dataDir);
}

function locale() {
  // Every Linux has the system locale C.UTF-8. macOS and Windows may lack it, so PostgreSQL's built-in one is used
  // there.
  if (process.platform === "linux") return ["--locale=C.UTF-8"];
  return ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
}

/** @param {Way} way */
function newPassword(way) {
  const file = passwordFile(way.dataDir);
  fs.writeFileSync(file, `${randomBytes(18).toString("base64url")}\n`, { mode: 0o600 });
  if (way.owner) fs.chownSync(file, way.owner.uid, way.owner.gid);
  return file;
}

/**
 * Makes the current user the owner of the password file again, after initdb has read it as the user who runs the
 * server.
 * @param {string} file
 */
function takeBack(file) {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid !== undefined && gid !== undefined) fs.chownSync(file, uid, gid);
}

/** @param {string} dataDir */
function passwordFile(dataDir) {
  return `${dataDir}.password`;
}

/**
 * Gives the folder and its contents to a user. They may belong to another one if root ran the server in another way
 * last time.
 * @param {import("./ways.mjs").User} user
 * @param {string} folder
 */
function giveTo({ uid, gid }, folder) {
  if (fs.statSync(folder).uid === uid) return;
  fs.chownSync(folder, uid, gid);
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    fs.lchownSync(path.join(folder, entry), uid, gid);
  }
}
