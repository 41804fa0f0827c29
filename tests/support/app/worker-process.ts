import { spawn } from "node:child_process";
import { ensurePrograms } from "../../../tools/launcher/build/programs.mjs";
import { ROOT } from "../../../tools/launcher/paths.mjs";

/** A separate worker process on this test file's database. */
export type WorkerProcess = {
  /** Kills the process with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Asks the process to finish its current work and exit. */
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
