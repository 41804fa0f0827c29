import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import type { Answer, Task } from "./reading-task";

const MAX_THREADS = 4;
const PATIENCE_MS = 300;
const START_MS = 30_000;
const LOOK_MS = 100;
const GRACE_MS = 100;
/** A task may take this many times its processor limit in elapsed time on a busy machine. */
const PATIENT = 10;
const MAX_BUFFERS = 192_000_000;

type Waiter = { readonly take: (thread: Promise<Worker>) => void; readonly timer: NodeJS.Timeout };

/** The reason why there is no answer: the task took too long, or needed too much memory. */
export type Ended = "late" | "greedy";

/** The outcome of a task. `spentMs` is the processor time it used, as its thread reports it. */
export type Outcome<T extends Task> = { readonly spentMs: number } & (
  | { readonly answer: Answer<T>; readonly ended?: never }
  | { readonly answer?: never; readonly ended: Ended }
);

/**
 * A pool of threads that run one task after another. A thread is ended when its task takes too long or too much memory.
 */
export class ThreadPool {
  private readonly idle: Worker[] = [];
  private readonly waiting: Waiter[] = [];
  private readonly running = new Set<Worker>();
  private starting = 0;
  private lastDone = 0;
  private readonly start: () => Worker;

  /** `start` creates a thread, which sends a message when it is ready and answers each task with one message. */
  constructor(start: () => Worker) {
    this.start = start;
  }

  /** Starts the first thread ahead of time, because that takes a while. */
  async warm(): Promise<void> {
    if (this.running.size === 0) this.giveBack(await this.started());
  }

  /**
   * Runs a task. Rejects only when no thread can be started. `limitMs` limits processor time, so that a busy machine
   * ends no task.
   */
  async run<T extends Task>(task: T, limitMs: number): Promise<Outcome<T>> {
    const thread = await this.claimed();
    const outcome = await outcomeOf(thread, task, limitMs);
    if (outcome.ended) this.end(thread);
    else this.giveBack(thread);
    return outcome;
  }

  /**
   * Returns the idle thread. Starts further threads one at a time, and only if none has become free for a while,
   * because a healthy email takes only a moment.
   */
  private claimed(): Promise<Worker> {
    const free = this.idle.pop();
    free?.ref();
    if (free) return Promise.resolve(free);
    if (this.running.size === 0) return this.started();
    return new Promise((take) => {
      const timer = setInterval(() => {
        const isStuck = performance.now() - this.lastDone > PATIENCE_MS;
        if (isStuck && this.starting === 0 && this.running.size < MAX_THREADS)
          this.serve(waiter, this.started());
      }, PATIENCE_MS);
      const waiter = { take, timer };
      this.waiting.push(waiter);
    });
  }

  private serve(waiter: Waiter, thread: Promise<Worker>): void {
    clearInterval(waiter.timer);
    this.waiting.splice(this.waiting.indexOf(waiter), 1);
    waiter.take(thread);
  }

  /** Passes the thread to the next waiter, or keeps one idle thread for the next task. */
  private giveBack(thread: Worker): void {
    this.lastDone = performance.now();
    const [next] = this.waiting;
    if (next) this.serve(next, Promise.resolve(thread));
    else if (this.idle.length > 0) this.end(thread);
    else {
      thread.unref();
      this.idle.push(thread);
    }
  }

  private async started(): Promise<Worker> {
    const thread = this.start();
    this.running.add(thread);
    // An error after the thread's answer, when nobody listens, must not crash the process.
    thread.on("error", () => undefined);
    thread.once("exit", () => this.forget(thread));
    this.starting += 1;
    try {
      await once(thread, "message", { signal: after(START_MS) });
      return thread;
    } catch (error) {
      this.end(thread);
      throw error;
    } finally {
      this.starting -= 1;
    }
  }

  private end(thread: Worker): void {
    this.forget(thread);
    void thread.terminate();
  }

  /** Makes room before the thread is gone, because a thread that is slow to end must not keep others waiting. */
  private forget(thread: Worker): void {
    if (!this.running.delete(thread)) return;
    if (this.idle.includes(thread)) this.idle.splice(this.idle.indexOf(thread), 1);
    const [next] = this.waiting;
    if (next) this.serve(next, this.started());
  }
}

async function outcomeOf<T extends Task>(thread: Worker, task: T, limitMs: number): Promise<Outcome<T>> {
  const greedy = new AbortController();
  const late = new AbortController();
  const before = await spentBy(thread);
  let spentMs = 0;
  const look = async () => {
    spentMs = Math.max(spentMs, (await spentBy(thread)) - before);
  };
  const watch = setInterval(
    async () => {
      const [buffers] = await Promise.all([buffersOf(thread), look()]);
      if (buffers > MAX_BUFFERS) greedy.abort();
      if (spentMs > limitMs) late.abort();
    },
    Math.min(LOOK_MS, limitMs),
  );
  const signal = AbortSignal.any([late.signal, greedy.signal, after(limitMs * PATIENT)]);
  try {
    const message = once(thread, "message", { signal });
    send(thread, task);
    // The thread answers each task with the matching type.
    const [answer] = (await message) as [Answer<T>];
    await look();
    return { answer, spentMs };
  } catch {
    return { ended: signal.aborted && !greedy.signal.aborted ? "late" : "greedy", spentMs };
  } finally {
    clearInterval(watch);
  }
}

/** Sends the bytes as a transferred copy, so that no second copy is made. */
function send(thread: Worker, task: Task): void {
  const [name, given] = task.kind === "mail" ? ["source", task.source] : ["bytes", task.bytes];
  const bytes = given instanceof Uint8Array ? new Uint8Array(given) : undefined;
  thread.postMessage(bytes ? { ...task, [name]: bytes } : task, bytes ? [bytes.buffer] : []);
}

/** Waits in two steps: if this thread was blocked, the answer may have arrived and be queued behind the first timer. */
function after(ms: number): AbortSignal {
  const late = new AbortController();
  setTimeout(() => setTimeout(() => late.abort(), GRACE_MS).unref(), ms).unref();
  return late.signal;
}

/**
 * Returns the processor milliseconds that a thread has used so far; elapsed time if this version of Node can't tell.
 */
async function spentBy(thread: Worker): Promise<number> {
  if (typeof thread.cpuUsage !== "function") return performance.now();
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1_000;
  } catch {
    return 0;
  }
}

/** Returns the bytes outside the heap, which the thread's resource limits don't cover. */
async function buffersOf(thread: Worker): Promise<number> {
  try {
    return (await thread.getHeapStatistics()).external_memory;
  } catch {
    return 0;
  }
}
