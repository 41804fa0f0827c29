import { beforeEach, expect, it, vi } from "vitest";
import {
  isCachedByRouter,
  isOutdated,
  noteAllFetched,
  noteFetched,
} from "@/lib/platform/api-client/page-ages";

const LIST = "/bookings/open";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  noteAllFetched("/");
});

it("a page that comes from the server is not brought up to date", () => {
  expect(isCachedByRouter(LIST)).toBe(false);
  expect(isOutdated(LIST, false)).toBe(false);
  expect(isCachedByRouter(LIST)).toBe(true);
});

it("a page that was asked for as the pointer came is new when the press shows it", () => {
  noteFetched(LIST);
  vi.advanceTimersByTime(1_500);
  expect(isOutdated(LIST, false)).toBe(false);
});

it("a page that the router had kept is brought up to date, also where the router counts from later", () => {
  noteFetched(LIST);
  vi.advanceTimersByTime(2_500);
  expect(isOutdated(LIST, false)).toBe(true);
  vi.advanceTimersByTime(29_000);
  expect(isCachedByRouter(LIST)).toBe(false);
  expect(isOutdated(LIST, false)).toBe(true);
});

it("a page that the router keeps no longer counts from now on", () => {
  noteFetched(LIST);
  vi.advanceTimersByTime(60_000);
  expect(isOutdated(LIST, false)).toBe(false);
  expect(isCachedByRouter(LIST)).toBe(true);
});

it("Back shows what was kept however old it is, and that is brought up to date", () => {
  noteFetched(LIST);
  vi.advanceTimersByTime(600_000);
  expect(isOutdated(LIST, true)).toBe(true);
});

it("after a refresh the router keeps nothing but the page that is refreshed", () => {
  noteFetched(LIST);
  noteAllFetched("/suppliers");
  expect([isCachedByRouter(LIST), isCachedByRouter("/suppliers")]).toEqual([false, true]);
  expect(isOutdated(LIST, true)).toBe(false);
});
