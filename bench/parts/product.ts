import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { freePort } from "../../tools/launcher/ports.mjs";
import { untilReady } from "../../tools/launcher/readiness.mjs";

const PATIENCE_MS = 300_000;

/** A run of `npm start`, with the database in .data of this checkout. */
export type Product = {
  readonly baseURL: string;
  /** The time from the command to the first answer. */
  readonly readyMs: number;
  /** The launcher and all its descendants: their names by pid. */
  readonly processes: () => Map<number, string>;
  readonly stop: () => Promise<void>;
  /** Kills all of them at once (`kill -9`). */
  readonly kill: () => Promise<void>;
};

export async function startProduct(): Promise<Product> {
  const port = await freePort(0);
  const baseURL = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const env = { ...process.env, PORT: String(port), LOG_LEVEL: "error" };
  const child = spawn(process.execPath, ["tools/launch.mjs", "start"], { env, stdio: "ignore" });
  const isOver = () => child.exitCode !== null;
  if (!(await untilReady(baseURL, { patienceMs: PATIENCE_MS, isOver }))) {
    throw new Error("The product does not become ready: `npm start` says why.");
  }
  const readyMs = performance.now() - started;
  const processes = () => processTree(child.pid ?? 0);
  const gone = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const kill = async () => {
    for (const pid of processes().keys()) process.kill(pid, "SIGKILL");
    await gone;
  };
  const stop = async () => {
    child.kill("SIGTERM");
    await gone;
  };
  return { baseURL, readyMs, processes, stop, kill };
}

/** Returns a process and its descendants: their names by pid. */
export function processTree(first: number): Map<number, string> {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))] as const),
  );
  const family = new Map([[first, "launcher"]]);
  for (let before = 0; before !== family.size; ) {
    before = family.size;
    for (const [pid, parent] of parents)
      if (family.has(parent)) family.set(pid, family.get(pid) ?? nameOf(pid));
  }
  return family;
}

function parentOf(pid: number): number {
  const stat = textOf(pid, "stat");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

function nameOf(pid: number): string {
  const words = textOf(pid, "cmdline").replaceAll("\0", " ").trim();
  if (words.startsWith("postgres:")) return words.replace(/\d+\.\d+\.\d+\.\d+\(\d+\)/, "").trim();
  if (words.includes("native/bin/postgres")) return "postgres";
  return /server-processes|next-server|worker\.ts|next\/dist\/bin/.exec(words)?.[0] ?? words.slice(0, 60);
}

function textOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
