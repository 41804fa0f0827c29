import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FileReading, FileToRead } from "./reading-thread.ts";

const MAX_THREADS = 4;
const PATIENCE_MS = 300;
const START_MS = 10_000;
const LOOK_MS = 100;
const GRACE_MS = 100;
const MAX_HEAP_MB = 192;
const MAX_BUFFERS = 192_000_000;

type Waiter = { readonly take: (thread: Promise<Worker>) => void; readonly timer: NodeJS.Timeout };

const idle: Worker[] = [];
const waiting: Waiter[] = [];
const running = new Set<Worker>();

/**
 * Reads a file in a thread of its own, because a hostile one may never let go of the thread that reads it. After
 * `limitMs`, or when it takes too much memory, the thread is ended and the file is unreadable. Never throws.
 */
export async function readApart(
  file: Pick<FileToRead, "kind" | "name"> & { readonly bytes: Uint8Array },
  limitMs: number,
): Promise<FileReading> {
  try {
    const thread = await claimed();
    const reading = await answerOf(thread, { ...file, bytes: new Uint8Array(file.bytes) }, limitMs);
    if (reading.rows) giveBack(thread);
    else end(thread);
    return { rows: [], ...reading };
  } catch {
    return { rows: [], notice: `${file.name} could not be read.` };
  }
}

/** What the thread says, or a notice alone. */
async function answerOf(thread: Worker, file: FileToRead, limitMs: number): Promise<Partial<FileReading>> {
  const greedy = new AbortController();
  const late = after(limitMs);
  const watch = setInterval(async () => {
    if ((await buffersOf(thread)) > MAX_BUFFERS) greedy.abort();
  }, LOOK_MS);
  try {
    const answer = once(thread, "message", { signal: AbortSignal.any([late, greedy.signal]) });
    thread.postMessage(file, [file.bytes.buffer]);
    const [reading] = (await answer) as [FileReading];
    return reading;
  } catch {
    return {
      notice: `${file.name} ${late.aborted ? "took too long to read" : "unpacks to more than can be read"}.`,
    };
  } finally {
    clearInterval(watch);
  }
}

/** In two steps: while this thread was held up, the answer may have come and waits behind the first timer. */
function after(ms: number): AbortSignal {
  const late = new AbortController();
  setTimeout(() => setTimeout(() => late.abort(), GRACE_MS).unref(), ms).unref();
  return late.signal;
}

/** Bytes outside of the heap, which no limit of the thread's holds down. */
async function buffersOf(thread: Worker): Promise<number> {
  try {
    return (await thread.getHeapStatistics()).external_memory;
  } catch {
    return 0;
  }
}

/** The idle thread; a further one only when none gets free for a while, as a healthy file takes a moment. */
function claimed(): Promise<Worker> {
  const free = idle.pop();
  free?.ref();
  if (free) return Promise.resolve(free);
  if (running.size === 0) return started();
  return new Promise((take) => {
    const timer = setTimeout(() => {
      if (running.size < MAX_THREADS && waiting.includes(waiter)) serve(waiter, started());
    }, PATIENCE_MS);
    const waiter = { take, timer };
    waiting.push(waiter);
  });
}

function serve(waiter: Waiter, thread: Promise<Worker>): void {
  clearTimeout(waiter.timer);
  waiting.splice(waiting.indexOf(waiter), 1);
  waiter.take(thread);
}

/** To whom waits, else kept for the next file; one such is enough. */
function giveBack(thread: Worker): void {
  const [next] = waiting;
  if (next) serve(next, Promise.resolve(thread));
  else if (idle.length > 0) end(thread);
  else {
    thread.unref();
    idle.push(thread);
  }
}

/** Node can run the TypeScript by itself: without the loader of the parent a thread is there at once. */
async function started(): Promise<Worker> {
  const thread = new Worker(new URL("./reading-thread.ts", import.meta.url), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  running.add(thread);
  // Nobody may be listening: what breaks a thread after its answer must not break the process.
  thread.on("error", () => undefined);
  thread.once("exit", () => forget(thread));
  await once(thread, "message", { signal: after(START_MS) }).catch((error: unknown) => {
    end(thread);
    throw error;
  });
  return thread;
}

function end(thread: Worker): void {
  forget(thread);
  void thread.terminate();
}

/** Makes room before the thread is gone: one that is slow to die must not keep others waiting. */
function forget(thread: Worker): void {
  if (!running.delete(thread)) return;
  if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
  const [next] = waiting;
  if (next) serve(next, started());
}
