import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, vi } from "vitest";
import { resetEnv } from "@/lib/platform/base/env";

/**
 * Vitest's setup file for projects whose test files share a process: each file starts by re-reading the current
 * settings and restores all stubs at its end.
 */
resetEnv();
// Next's server sets this before anything else. Without it, a file that loads parts of Next would leave them broken for
// later files.
Object.assign(globalThis, { AsyncLocalStorage });
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
