// @ts-check
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * A process that can be told from a later one with the same number.
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
 * Ends a service and the process group it leads: politely, after the given time (0 for at once) by force.
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
  // A number can't be given again while a group bears it, so what is left of the group is ours.
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
    // Nobody is left in the group.
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
 * @returns {string} the same for as long as the process lives, empty where it can't be told
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
 * Fields of /proc/PID/stat after the program's name, which may hold anything.
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
