import { readdirSync, readFileSync } from "node:fs";

const NS_A_MS = 1_000_000;

/** Returns the CPU milliseconds used by the threads of a process. Linux only. */
export function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const ns = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return ns.reduce((sum, one) => sum + one, 0) / NS_A_MS;
}

/** Returns the resident memory of a process in megabytes. Linux only. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
