/** Slower than this, more at once would only wait longer; a request is given up after ten seconds. */
const SLOW_MS = 2_000;

/**
 * Lets as many things be done at once as whoever does them gets done in good time: one more with each quick answer, half
 * as many after a slow one, between `least` and `most`. So a test asks for all that a machine has, and a slow machine for
 * nothing that it can't do.
 */
export class Pace {
  done = 0;
  widest = 0;
  readonly #least: number;
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #width: number;
  #running = 0;
  /** Answers to what was asked before the last halving tell nothing of the new width. */
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
