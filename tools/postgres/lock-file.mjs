// @ts-check
import fs from "node:fs";
import path from "node:path";

/**
 * Reads postmaster.pid: line 1 is the process, line 4 the port, line 8 is `ready` once connections are accepted.
 * Returns undefined if there is no such file.
 * @param {string} dataDir
 */
export function readLock(dataDir) {
  try {
    const lines = fs.readFileSync(lockFile(dataDir), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Returns what kind of process has the pid named in postmaster.pid: the server of this folder, another process, or
 * none.
 * @param {number} pid
 * @param {string} dataDir
 * @returns {"server" | "stranger" | "nobody"}
 */
export function holderOf(pid, dataDir) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return "nobody";
  }
  if (process.platform !== "linux") return "server";
  try {
    const commandLine = fs.readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (commandLine === "") return "nobody"; // a zombie: killed, but not yet reaped by its parent
    return commandLine.split("\0").includes(dataDir) ? "server" : "stranger";
  } catch {
    return "nobody";
  }
}

/**
 * Deletes a lock file whose pid now belongs to another process. In a container pids repeat at each start, and
 * PostgreSQL would take any process of its user for a running server.
 * @param {string} dataDir
 */
export function forgetRecycledPid(dataDir) {
  const lock = readLock(dataDir);
  if (lock && holderOf(lock.pid, dataDir) === "stranger") fs.rmSync(lockFile(dataDir));
}

/** @param {string} dataDir */
function lockFile(dataDir) {
  return path.join(dataDir, "postmaster.pid");
}
