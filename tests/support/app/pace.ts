/**
 * At response times above this, more concurrency would only lengthen the wait; a request is given up after ten seconds.
 */
const SLOW_MS = 2_000;

/**
 * Adapts concurrency to response times between `least` and `most`: it grows by one with each quick response and halves
 * after a slow one. A test thus uses all of a fast machine's capacity without overloading a slow one.
 */
export class Pace {
  done = 0;
  widest = 0;
  readonly #least: number;
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #width: number;
  #running = 0;
  /** Responses to requests made before the last halving say nothing about the new limit. */
  #narrowed = 0;

  constructor(least: number, most: number) {
    this.#least = least;
    this.#most = most;
    this.#width = least;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      this.#waiting.push(go);
      this.#admit();
    });
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.done += 1;
      this.#adapt(started);
      this.#admit();
    }
  }

  #adapt(started: number): void {
    const now = performance.now();
    if (now - started < SLOW_MS) this.#width = Math.min(this.#most, this.#width + 1);
    else if (started > this.#narrowed) {
      this.#width = Math.max(this.#least, Math.floor(this.#width / 2));
      this.#narrowed = now;
    }
  }

  #admit(): void {
    for (const go of this.#waiting.splice(0, Math.max(0, this.#width - this.#running))) {
      this.#running += 1;
      this.widest = Math.max(this.widest, this.#running);
      go();
    }
  }
}
