import { afterEach, expect, it, vi } from "vitest";
import { codeLoadFailures, untilFetched } from "@/components/shared/lazy/until-fetched";

afterEach(() => vi.restoreAllMocks());

it("code that was asked for without a connection, and whose failure is heard after it has come back, is asked for again", async () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const told = vi.spyOn(codeLoadFailures, "tell");
  const first = Promise.withResolvers<string>();
  // Like a bundler, which requests a module once and shares the pending promise.
  let current: Promise<string> = first.promise;
  const use = vi.fn();
  untilFetched(() => current, use);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  current = Promise.resolve("code");
  first.reject(new Error("no connection"));
  await vi.waitFor(() => expect(use).toHaveBeenCalledWith("code"));
  expect(told.mock.calls.length).toBeLessThanOrEqual(1);
});

it("a failure with a connection is told of, and nothing is asked for again by itself", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const told = vi.spyOn(codeLoadFailures, "tell");
  const load = vi.fn(() => Promise.reject(new Error("gone")));
  untilFetched(load, () => undefined);
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
});
