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

afterEach(() => {
  toast.dismiss();
  cleanup();
  document.body.replaceChildren();
  queryClient().clear();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
});

afterAll(() => void vi.useRealTimers());
