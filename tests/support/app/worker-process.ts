import { spawn } from "node:child_process";
import { TYPESCRIPT, TYPESCRIPT_SETTINGS } from "../../../tools/launcher/children.mjs";
import { ROOT } from "../../../tools/launcher/paths.mjs";

/** A worker of its own process on this test file's database. */
export type WorkerProcess = {
  /** Ends it without a word (`kill -9`). */
  readonly kill: () => Promise<void>;
  /** Asks it to finish what it is at. */
  readonly stop: () => Promise<void>;
};

export function startWorker(): WorkerProcess {
  const child = spawn(process.execPath, [...TYPESCRIPT, "tools/worker.ts"], {
    cwd: ROOT,
    env: { ...process.env, ...TYPESCRIPT_SETTINGS },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await gone;
  };
  return { kill: end("SIGKILL"), stop: end("SIGTERM") };
}
