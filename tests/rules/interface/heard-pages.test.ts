import { beforeEach, expect, it, vi } from "vitest";
import { isKept, isOutdated, noteAllHeard, noteHeard } from "@/lib/platform/api-client/heard-pages";

const LIST = "/bookings/open";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  noteAllHeard("/");
});

it("a page that comes from the server is not brought up to date", () => {
  expect(isKept(LIST)).toBe(false);
  expect(isOutdated(LIST, false)).toBe(false);
  expect(isKept(LIST)).toBe(true);
});

it("a page that was asked for as the pointer came is new when the press shows it", () => {
  noteHeard(LIST);
  vi.advanceTimersByTime(1_500);
  expect(isOutdated(LIST, false)).toBe(false);
});

it("a page that the router had kept is brought up to date, also where the router counts from later", () => {
  noteHeard(LIST);
  vi.advanceTimersByTime(2_500);
  expect(isOutdated(LIST, false)).toBe(true);
  vi.advanceTimersByTime(29_000);
  expect(isKept(LIST)).toBe(false);
  expect(isOutdated(LIST, false)).toBe(true);
});

it("a page that the router keeps no longer counts from now on", () => {
  noteHeard(LIST);
  vi.advanceTimersByTime(60_000);
  expect(isOutdated(LIST, false)).toBe(false);
  expect(isKept(LIST)).toBe(true);
});

it("Back shows what was kept however old it is, and that is brought up to date", () => {
  noteHeard(LIST);
  vi.advanceTimersByTime(600_000);
  expect(isOutdated(LIST, true)).toBe(true);
});

it("after a refresh the router keeps nothing but the page that is refreshed", () => {
  noteHeard(LIST);
  noteAllHeard("/suppliers");
  expect([isKept(LIST), isKept("/suppliers")]).toEqual([false, true]);
  expect(isOutdated(LIST, true)).toBe(false);
});
