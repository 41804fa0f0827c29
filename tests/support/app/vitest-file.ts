import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, vi } from "vitest";
import { resetEnv } from "@/lib/platform/base/env";

/**
 * Vitest's setup file where files share a process: each begins with the settings as they are now, and leaves nothing
 * stubbed to the next.
 */
resetEnv();
// Next's server sets it before all else. A file that loads parts of Next without it would leave them broken to the next.
Object.assign(globalThis, { AsyncLocalStorage });
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
