import { Worker } from "node:worker_threads";
import type { FileReading, FileToRead, Task } from "./reading-task";
import { type Ended, type Outcome, ThreadPool } from "./thread-pool";

const MAX_HEAP_MB = 192;
const SAID: Readonly<Record<Ended, string>> = {
  late: "took too long to read",
  greedy: "unpacks to more than can be read",
};

/** The threads run TypeScript with Node itself; without the parent's loader they start at once. */
const threads = new ThreadPool(
  () =>
    new Worker(new URL("./reading-thread.ts", import.meta.url), {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    }),
);

/**
 * Runs a task in a separate thread, because a hostile email or file may never finish. The thread is ended after
 * `limitMs` of processor time, or when it uses too much memory. Rejects only when no thread can be started.
 */
export function runInThread<T extends Task>(task: T, limitMs: number): Promise<Outcome<T>> {
  return threads.run(task, limitMs);
}

/** Starts a thread ahead of the first email or file, in processes that will read some. */
export async function prestartReaderThread(): Promise<void> {
  await threads.warm().catch(() => undefined);
}

/**
 * Reads a file in a separate thread; never throws. `notice` says why the reading was ended; `spentMs` is the processor
 * time used.
 */
export async function readSandboxed(
  file: FileToRead,
  limitMs: number,
): Promise<FileReading & { readonly spentMs: number }> {
  try {
    const { answer, ended, spentMs } = await runInThread(file, limitMs);
    return { ...(answer ?? { rows: [], notice: `${file.name} ${SAID[ended]}.` }), spentMs };
  } catch {
    return { rows: [], notice: `${file.name} could not be read.`, spentMs: 0 };
  }
}
