/** A rest that can be ended from outside. Who wakes somebody who is at work ends the next rest at once. */
export class Rest {
  #woken = Promise.withResolvers<void>();

  /** @param signal ends every rest */
  constructor(signal: AbortSignal) {
    signal.addEventListener("abort", () => this.wake(), { once: true });
  }

  wake(): void {
    this.#woken.resolve();
  }

  async atMost(ms: number): Promise<void> {
    const timer = setTimeout(() => this.wake(), ms);
    await this.#woken.promise;
    clearTimeout(timer);
    this.#woken = Promise.withResolvers();
  }
}
