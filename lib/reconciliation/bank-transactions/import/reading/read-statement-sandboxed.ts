import "server-only";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { invalidField } from "@/lib/platform/base/failure";
import type { KeyedLine, StatementAnswer, StatementTask } from "./statement-task.model";

/** As long as the request that waits for it may take. */
const LIMIT_MS = 60_000;
const MAX_HEAP_MB = 256;
/** What is thrown away soon is thrown away at once, which costs little time and much less memory. */
const MAX_YOUNG_MB = 4;

/** A file that was read: what it is, and its lines in stretches. */
export type ReadApart = {
  readonly answer: StatementAnswer;
  readonly stretches: () => AsyncGenerator<readonly KeyedLine[]>;
};

/**
 * Reads a statement in a thread of its own, which holds its lines while `work` takes them stretch by stretch, and is ended
 * with it. INVALID_INPUT for a file that takes too long or too much memory.
 */
export async function readStatementSandboxed<T>(
  task: StatementTask,
  work: (read: ReadApart) => Promise<T>,
): Promise<T> {
  // Node can run the TypeScript by itself: without the loader of the parent a thread is there at once.
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

async function asked(thread: Worker, task: StatementTask, late: AbortSignal): Promise<ReadApart> {
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

/** A thread that ends without an answer took too long or wanted too much. */
async function answered<T>(thread: Worker, ask: () => void, late: AbortSignal): Promise<T> {
  const over = new AbortController();
  const ended = () => over.abort();
  thread.once("exit", ended);
  try {
    const message = once(thread, "message", { signal: AbortSignal.any([late, over.signal]) });
    ask();
    // The other end answers each message with what belongs to it.
    const [answer] = (await message) as [T];
    return answer;
  } catch {
    const words = "The file can't be read: it takes too long, or more memory than a statement may.";
    throw invalidField("file", words);
  } finally {
    thread.off("exit", ended);
  }
}
