import { Worker } from "node:worker_threads";
import type { FileReading, FileToRead, Task } from "./reading-task";
import { type Ended, type Outcome, ThreadPool } from "./thread-pool";

const MAX_HEAP_MB = 192;
const SAID: Readonly<Record<Ended, string>> = {
  late: "took too long to read",
  greedy: "unpacks to more than can be read",
};

/** Node can run the TypeScript by itself: without the loader of the parent a thread is there at once. */
const threads = new ThreadPool(
  () =>
    new Worker(new URL("./reading-thread.ts", import.meta.url), {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    }),
);

/**
 * Does a task in a thread of its own, because a hostile mail or file may never let go of the thread that reads it. After
 * `limitMs` of the processor, or when it takes too much memory, the thread is ended. Rejects only where no thread can be had.
 */
export function inThread<T extends Task>(task: T, limitMs: number): Promise<Outcome<T>> {
  return threads.run(task, limitMs);
}

/** Has a thread ready for the first mail or file; for a process that is there to read some. */
export async function warmReader(): Promise<void> {
  await threads.warm().catch(() => undefined);
}

/** Reads a file apart; never throws. What ends the reading is said in `notice`; `spentMs` is what it took of the processor. */
export async function readSandboxed(
  file: FileToRead,
  limitMs: number,
): Promise<FileReading & { readonly spentMs: number }> {
  try {
    const { answer, ended, spentMs } = await inThread(file, limitMs);
    return { ...(answer ?? { rows: [], notice: `${file.name} ${SAID[ended]}.` }), spentMs };
  } catch {
    return { rows: [], notice: `${file.name} could not be read.`, spentMs: 0 };
  }
}
