import { cleanup, configure } from "@testing-library/react";
import { toast } from "sonner";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { queryClient } from "@/lib/platform/api-client/resource";
import { goTo } from "../http/next-navigation";

/**
 * Vitest's setup file of the project `components`: each test begins on an empty page at `/`, with nothing heard from a
 * server, nothing typed and no message left. Whoever asks Next's router gets that of tests/support/http/next-navigation.ts.
 */
vi.mock("next/navigation", () => import("../http/next-navigation"));

// Parts that come on demand take their time on a crowded machine.
configure({ asyncUtilTimeout: 20_000 });
beforeEach(() => goTo("/"));

// sonner forgets a closed message 200 ms later, by a timer that nothing ends: behind the end of a file it would find no window.
const timers = new Set<ReturnType<typeof setTimeout>>();
const plain = globalThis.setTimeout;
const noting = (...asked: Parameters<typeof setTimeout>) => {
  const timer = plain(...asked);
  timers.add(timer);
  return timer;
};
globalThis.setTimeout = Object.assign(noting, plain);

afterEach(() => {
  cleanup();
  toast.dismiss();
  document.body.replaceChildren();
  queryClient().clear();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
});

afterAll(() => {
  vi.useRealTimers();
  for (const timer of timers) clearTimeout(timer);
  globalThis.setTimeout = plain;
});
