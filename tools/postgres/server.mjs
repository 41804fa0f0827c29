// @ts-check
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { answers, freePort } from "../launcher/ports.mjs";
import { ensureCluster, passwordOf } from "./cluster.mjs";
import { forgetRecycledPid, holderOf, readLock } from "./lock-file.mjs";
import { chooseWay, programFile, runProgram } from "./ways.mjs";

const PATIENCE_MS = 5_000;
const SHUTDOWN_MS = 30_000;
const LOCAL = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="];
/**
 * After a crash everything is written to disk before the recovery begins: one call for the whole file system, where
 * there is one, instead of opening each of some two thousand files.
 */
const SYNC_AT_ONCE = process.platform === "linux" ? ["-c", "recovery_init_sync_method=syncfs"] : [];
const FAST_AND_UNSAFE = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"];

/**
 * Causes of failure that another attempt may resolve: a server that was just killed, one that is being started at the
 * same time, a port that was just taken.
 */
const PASSING = [
  /lock file "postmaster.pid"/,
  /pre-existing shared memory block/,
  /could not create any TCP\/IP sockets/,
];

/**
 * @typedef {import("./ways.mjs").Way} Way
 *
 * @typedef {object} Server
 * @property {string} url the superuser's address of the database `postgres`
 * @property {number} port differs from the wanted one if that was taken
 * @property {number} pid
 * @property {boolean} attached whether it was already running
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the embedded PostgreSQL on loopback, or attaches to it if it is already running.
 * @param {object} options
 * @param {string} options.dataDir created if missing; its name contains PostgreSQL's major version
 * @param {number} options.port the wanted port
 * @param {string[]} [options.flags] more parameters for postgres, such as `["-c", "max_connections=200"]`
 * @param {boolean} [options.test] no fsync and no password: fast, but corrupt after a power failure
 * @returns {Promise<Server>}
 */
export async function up({ dataDir, port, flags = [], test = false }) {
  const way = chooseWay(path.resolve(dataDir));
  const running = await attach(way.dataDir);
  if (running) return running;
  ensureCluster(way, test);
  return await startPatiently(way, port, test ? [...FAST_AND_UNSAFE, ...flags] : flags);
}

/**
 * @param {Way} way
 * @param {number} wanted
 * @param {string[]} flags
 */
async function startPatiently(way, wanted, flags) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    forgetRecycledPid(way.dataDir);
    const port = await freePort(wanted);
    const { pid, log } = await start(way, port, flags);
    if (pid) return serverAt(way.dataDir, port, pid, false);

    const faster = await attach(way.dataDir);
    if (faster) return faster;
    const passing = PASSING.some((reason) => reason.test(log));
    if (!passing || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log}`);
    await sleep(100);
  }
}

/**
 * Returns the pid of the ready server, or otherwise what it logged before it ended.
 * @param {Way} way
 * @param {number} port
 * @param {string[]} flags
 */
async function start(way, port, flags) {
  const logFile = `${way.dataDir}.log`;
  const log = fs.openSync(logFile, "a");
  const logStart = fs.fstatSync(log).size;
  const parameters = ["-D", way.dataDir, "-p", String(port), ...LOCAL, ...SYNC_AT_ONCE, ...flags];
  const [command, all, user] = way.command(programFile(way, "postgres"), parameters);
  // Detached, so that after Ctrl-C the program can finish its work with the database before it stops it.
  const child = spawn(command, all, { ...user, cwd: "/", detached: true, stdio: ["ignore", log, log] });
  fs.closeSync(log);
  child.unref();

  let ended = "";
  child.on("error", (error) => {
    ended = error.message;
  });
  child.on("exit", (code, signal) => {
    ended = `ended with ${signal ?? code}`;
  });
  while (!ended) {
    const lock = readLock(way.dataDir);
    if (lock?.ready && lock.pid === child.pid && (await answers(port))) return { pid: lock.pid, log: "" };
    await sleep(10);
  }
  return { pid: undefined, log: `${fs.readFileSync(logFile).subarray(logStart)}${ended}` };
}

/**
 * @param {string} dataDir
 * @returns {Promise<Server | undefined>}
 */
async function attach(dataDir) {
  const lock = readLock(dataDir);
  if (!lock?.ready || holderOf(lock.pid, dataDir) !== "server") return undefined;
  return (await answers(lock.port)) ? serverAt(dataDir, lock.port, lock.pid, true) : undefined;
}

/**
 * @param {string} dataDir
 * @param {number} port
 * @param {number} pid
 * @param {boolean} attached
 * @returns {Server}
 */
function serverAt(dataDir, port, pid, attached) {
  const url = new URL(`postgres://postgres@127.0.0.1:${port}/postgres`);
  url.password = passwordOf(dataDir);
  return { url: url.href, port, pid, attached, stop: () => stop(dataDir, pid) };
}

/**
 * Closes connections, writes everything to disk and waits until the server has ended.
 * @param {string} dataDir
 * @param {number} pid
 */
async function stop(dataDir, pid) {
  if (holderOf(pid, dataDir) !== "server") return;
  // On Windows a signal would kill it like a crash.
  if (process.platform === "win32") {
    runProgram(chooseWay(dataDir), "pg_ctl", ["stop", "-D", dataDir, "-m", "fast"]);
  } else {
    process.kill(pid, "SIGINT");
  }
  const deadline = Date.now() + SHUTDOWN_MS;
  while (readLock(dataDir)?.pid === pid && holderOf(pid, dataDir) === "server") {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
    await sleep(10);
  }
}
