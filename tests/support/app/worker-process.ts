import { spawn } from "node:child_process";
import { ensurePrograms } from "../../../tools/launcher/build/programs.mjs";
import { ROOT } from "../../../tools/launcher/paths.mjs";

/** A worker of its own process on this test file's database. */
export type WorkerProcess = {
  /** Ends it without a word (`kill -9`). */
  readonly kill: () => Promise<void>;
  /** Asks it to finish what it is at. */
  readonly stop: () => Promise<void>;
};

export async function startWorker(): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [`${await ensurePrograms()}/worker.mjs`], {
    cwd: ROOT,
    env: process.env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await gone;
  };
  return { kill: end("SIGKILL"), stop: end("SIGTERM") };
}
