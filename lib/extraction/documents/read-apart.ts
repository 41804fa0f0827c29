import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Answer, FileReading, FileToRead, Task } from "./reading-task";

const MAX_THREADS = 4;
const PATIENCE_MS = 300;
const START_MS = 30_000;
const LOOK_MS = 100;
const GRACE_MS = 100;
const MAX_HEAP_MB = 192;
const MAX_BUFFERS = 192_000_000;

type Waiter = { readonly take: (thread: Promise<Worker>) => void; readonly timer: NodeJS.Timeout };

const idle: Worker[] = [];
const waiting: Waiter[] = [];
const running = new Set<Worker>();
let starting = 0;
let lastDone = 0;

/** Why there is no answer: it took too long, or it needed too much memory. */
export type Ended = "late" | "greedy";

/** Reads a file apart; never throws. What ends the reading is said in `notice`. */
export async function readApart(file: FileToRead, limitMs: number): Promise<FileReading> {
  try {
    const { answer, ended } = await inThread(file, limitMs);
    return answer ?? { rows: [], notice: `${file.name} ${SAID[ended]}.` };
  } catch {
    return { rows: [], notice: `${file.name} could not be read.` };
  }
}

const SAID = { late: "took too long to read", greedy: "unpacks to more than can be read" } as const;

type Outcome<T extends Task> =
  | { readonly answer: Answer<T>; readonly ended?: never }
  | { readonly answer?: never; readonly ended: Ended };

/**
 * Does a task in a thread of its own, because a hostile mail or file may never let go of the thread that reads it. After
 * `limitMs`, or when it takes too much memory, the thread is ended. Rejects only where no thread can be had.
 */
export async function inThread<T extends Task>(task: T, limitMs: number): Promise<Outcome<T>> {
  const thread = await claimed();
  const outcome = await outcomeOf(thread, task, limitMs);
  if (outcome.ended) end(thread);
  else giveBack(thread);
  return outcome;
}

async function outcomeOf<T extends Task>(thread: Worker, task: T, limitMs: number): Promise<Outcome<T>> {
  const greedy = new AbortController();
  const late = after(limitMs);
  const watch = setInterval(async () => {
    if ((await buffersOf(thread)) > MAX_BUFFERS) greedy.abort();
  }, LOOK_MS);
  try {
    const message = once(thread, "message", { signal: AbortSignal.any([late, greedy.signal]) });
    send(thread, task);
    // The other end answers each task with what belongs to it.
    const [answer] = (await message) as [Answer<T>];
    return { answer };
  } catch {
    return { ended: late.aborted ? "late" : "greedy" };
  } finally {
    clearInterval(watch);
  }
}

/** Bytes go over as a copy of their own that needs no second one. */
function send(thread: Worker, task: Task): void {
  const [name, given] = task.kind === "mail" ? ["source", task.source] : ["bytes", task.bytes];
  const bytes = given instanceof Uint8Array ? new Uint8Array(given) : undefined;
  thread.postMessage(bytes ? { ...task, [name]: bytes } : task, bytes ? [bytes.buffer] : []);
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

/** The idle thread; a further one, one at a time, only when none has got free for a while, as a healthy mail takes a moment. */
function claimed(): Promise<Worker> {
  const free = idle.pop();
  free?.ref();
  if (free) return Promise.resolve(free);
  if (running.size === 0) return started();
  return new Promise((take) => {
    const timer = setInterval(() => {
      const isStuck = performance.now() - lastDone > PATIENCE_MS;
      if (isStuck && starting === 0 && running.size < MAX_THREADS) serve(waiter, started());
    }, PATIENCE_MS);
    const waiter = { take, timer };
    waiting.push(waiter);
  });
}

function serve(waiter: Waiter, thread: Promise<Worker>): void {
  clearInterval(waiter.timer);
  waiting.splice(waiting.indexOf(waiter), 1);
  waiter.take(thread);
}

/** To whom waits, else kept for the next file; one such is enough. */
function giveBack(thread: Worker): void {
  lastDone = performance.now();
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
  starting += 1;
  try {
    await once(thread, "message", { signal: after(START_MS) });
    return thread;
  } catch (error) {
    end(thread);
    throw error;
  } finally {
    starting -= 1;
  }
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
