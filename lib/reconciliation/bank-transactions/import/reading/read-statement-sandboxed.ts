import "server-only";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { invalidField } from "@/lib/platform/base/failure";
import type { KeyedLine, StatementAnswer, StatementTask } from "./statement-task.model";

/** The maximum duration of the request that waits for the result. */
const LIMIT_MS = 60_000;
const MAX_HEAP_MB = 256;
/**
 * A small space for short-lived objects makes the garbage collector run often, which costs little time and saves much
 * memory.
 */
const MAX_YOUNG_MB = 4;

/** A file that was read: the answer, and its lines in blocks. */
export type SandboxedRead = {
  readonly answer: StatementAnswer;
  readonly stretches: () => AsyncGenerator<readonly KeyedLine[]>;
};

/**
 * Reads a statement in a separate thread. The thread holds the lines while `work` takes them block by block, and is
 * terminated afterwards. Throws INVALID_INPUT for a file that takes too much time or memory.
 */
export async function readStatementSandboxed<T>(
  task: StatementTask,
  work: (read: SandboxedRead) => Promise<T>,
): Promise<T> {
  // Node runs TypeScript natively, so the thread starts at once without the parent's loader.
  const thread = new Worker(new URL("./statement-thread.ts", import.meta.url), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_MB },
  });
  thread.on("error", () => undefined);
  const late = AbortSignal.timeout(LIMIT_MS);
  try {
    await once(thread, "message", { signal: late });
    return await work(await asked(thread, task, late));
  } finally {
    void thread.terminate();
  }
}

async function asked(thread: Worker, task: StatementTask, late: AbortSignal): Promise<SandboxedRead> {
  const bytes = new Uint8Array(task.bytes);
  const answer = await answered<StatementAnswer>(
    thread,
    () => thread.postMessage({ ...task, bytes }, [bytes.buffer]),
    late,
  );
  async function* stretches() {
    for (;;) {
      const lines = await answered<readonly KeyedLine[]>(thread, () => thread.postMessage("more"), late);
      if (lines.length === 0) break;
      yield lines;
    }
    void thread.terminate();
  }
  return { answer, stretches };
}

/**
 * Sends a request to the thread and waits for its answer. If the thread ends without one, it took too much time or
 * memory.
 */
async function answered<T>(thread: Worker, ask: () => void, late: AbortSignal): Promise<T> {
  const over = new AbortController();
  const ended = () => over.abort();
  thread.once("exit", ended);
  try {
    const message = once(thread, "message", { signal: AbortSignal.any([late, over.signal]) });
    ask();
    // The thread answers each message with the type that belongs to it.
    const [answer] = (await message) as [T];
    return answer;
  } catch {
    const words = "The file can't be read: it takes too long, or more memory than a statement may.";
    throw invalidField("file", words);
  } finally {
    thread.off("exit", ended);
  }
}
