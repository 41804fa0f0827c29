import { afterAll, vi } from "vitest";
import { forgetSettings } from "@/lib/base/env";

/**
 * Vitest's setup file where files share a process: each begins with the settings as they are now, and leaves nothing
 * stubbed to the next.
 */
forgetSettings();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
