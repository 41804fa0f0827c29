// @ts-check
import fs from "node:fs";

const CHECK_MS = 1_000;

/**
 * Calls `act` once when the process that started this one is gone, including npm behind its shell.
 * @param {() => void} act
 */
export function whenOrphaned(act) {
  const before = lineage();
  const timer = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(timer);
    act();
  }, CHECK_MS);
  timer.unref();
}

/** Identifies the parent and grandparent process, because npm starts scripts through a shell that outlives it. */
function lineage() {
  const parent = process.ppid;
  return `${parent} ${process.platform === "linux" ? parentOf(parent) : ""}`;
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
  } catch {
    return "";
  }
}
