import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InterruptiblePause } from "@/lib/worker/work";

const LONG = 30_000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Tells whether the rest is over after `ms` milliseconds. */
async function isOver(rest: Promise<void>, ms = 0): Promise<boolean> {
  let over = false;
  void rest.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return over;
}

describe("a worker's rest", () => {
  it("lasts as long as it may", async () => {
    const rest = new InterruptiblePause(new AbortController().signal).atMost(LONG);
    expect(await isOver(rest, LONG - 1)).toBe(false);
    expect(await isOver(rest, 1)).toBe(true);
  });

  it("ends when there is news, and the next one is whole again", async () => {
    const place = new InterruptiblePause(new AbortController().signal);
    const first = place.atMost(LONG);
    place.wake();
    expect(await isOver(first)).toBe(true);
    const second = place.atMost(LONG);
    expect(await isOver(second, LONG - 1)).toBe(false);
    expect(await isOver(second, 1)).toBe(true);
  });

  it("is none where the news came during work", async () => {
    const place = new InterruptiblePause(new AbortController().signal);
    place.wake();
    place.wake();
    expect(await isOver(place.atMost(LONG))).toBe(true);
    expect(await isOver(place.atMost(LONG), LONG - 1)).toBe(false);
  });

  it("ends with the worker", async () => {
    const ending = new AbortController();
    const rest = new InterruptiblePause(ending.signal).atMost(LONG);
    ending.abort();
    expect(await isOver(rest)).toBe(true);
  });
});
