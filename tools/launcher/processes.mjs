// @ts-check
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * A process, distinguishable from a later one with the same pid.
 * @typedef {{ pid: number, born: string }} Identified
 */

/**
 * @param {number} pid
 * @returns {Identified}
 */
export function identified(pid) {
  return { pid, born: birthOf(pid) };
}

/** @param {Identified} one */
export function isAlive({ pid, born }) {
  return exists(pid) && birthOf(pid) === born;
}

/**
 * Ends a service and its process group, gracefully at first and by force after the given time (0 for immediately).
 * @param {Identified} leader
 * @param {number} patienceMs
 */
export async function stopGroup(leader, patienceMs) {
  if (process.platform === "win32") {
    if (isAlive(leader)) spawnSync("taskkill", ["/pid", String(leader.pid), "/T", "/F"]);
    return;
  }
  if (patienceMs > 0 && isAlive(leader)) {
    signalGroup(leader.pid, "SIGTERM");
    const deadline = Date.now() + patienceMs;
    while (isAlive(leader) && Date.now() < deadline) await sleep(20);
  }
  // A pid isn't reused while a process group has it, so whatever is left of the group is ours.
  if (!exists(leader.pid) || isAlive(leader)) signalGroup(leader.pid, "SIGKILL");
}

/**
 * @param {number} leader
 * @param {NodeJS.Signals} signal
 */
function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
    // No process is left in the group.
  }
}

/** @param {number} pid */
function exists(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  return process.platform !== "linux" || stateOf(pid) !== "Z";
}

/**
 * @param {number} pid
 * @returns {string} the process's start time, or an empty string if it can't be determined
 */
function birthOf(pid) {
  if (process.platform === "linux") return statOf(pid)[19] ?? "";
  if (process.platform === "win32") return "";
  return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim();
}

/** @param {number} pid */
function stateOf(pid) {
  return statOf(pid)[0];
}

/**
 * Returns the fields of /proc/PID/stat after the program's name, which may contain any character.
 * @param {number} pid
 */
function statOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}
