import { cleanup, configure } from "@testing-library/react";
import { toast } from "sonner";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { queryClient } from "@/lib/platform/api-client/resource";
import { goTo } from "../http/next-navigation";

/**
 * Vitest's setup file of the project `components`: each test starts with an empty page at `/`, empty caches, no drafts
 * and no toasts. Next's router is replaced by tests/support/http/next-navigation.ts.
 */
vi.mock("next/navigation", () => import("../http/next-navigation"));

// Lazily loaded parts take long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
beforeEach(() => goTo("/"));

// sonner removes a closed toast after 200 ms by a timer that it never clears; after the file's end it would find no
// window.
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
