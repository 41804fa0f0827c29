import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, knownBrowser } from "./tools/browser/find-browser.mjs";

const browser = await knownBrowser();
/** Reduced motion: drawing animations took a quarter of the browser's time. On the phone everything moves. */
const desktop = {
  viewport: { width: 1280, height: 800 },
  colorScheme: "light",
  contextOptions: { reducedMotion: "reduce" },
} as const;
const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  colorScheme: "dark",
} as const;

/**
 * `npm test` runs every test in tests/e2e on a desktop in light colours, and on a phone in dark colours those with the
 * tag @both (what people do while travelling, and screens with a separate layout) or @phone. `npm run test:long` runs
 * on the phone all tests with none of the tags @desktop, @phone, @both and @long; on the desktop those with @long,
 * which repeat on more screens what `npm test` tests on one (an unreadable table, a lost connection) or take long; and
 * its own specs, which cover every size in every theme. The server is the production build: see
 * tests/support/app/fixtures.ts.
 */
export default defineConfig({
  // Its paths also replace `server-only`, so a test may use code that only the server loads.
  tsconfig: "./tsconfig.node.json",
  testDir: "tests/e2e",
  globalSetup: "./tests/support/app/playwright-server.ts",
  outputDir: "test-results",
  fullyParallel: false,
  forbidOnly: true,
  // With one worker per core a third of the machine was idle, waiting for pages; with four, tests wait for the machine.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // On a busy machine a browser can be starved for seconds. `npm test` lists the tests that passed only at the second
  // attempt.
  retries: 1,
  use: {
    // Tracing every first attempt takes screenshots whenever something moves: with a spinner on the page that costs a
    // core and a half.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    locale: "en-US",
    timezoneId: "America/New_York",
    launchOptions: {
      executablePath: browser.executablePath,
      args: BROWSER_FLAGS,
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
  projects: [
    { name: "desktop", use: desktop, grepInvert: /@phone|@long/ },
    { name: "phone", use: phone, grep: /@phone|@both/ },
    { name: "phone-rest", use: phone, grepInvert: /@desktop|@phone|@both|@long/ },
    { name: "desktop-rest", use: desktop, grep: /@long/ },
    { name: "long", testDir: "tests/long", testMatch: "**/*.spec.ts", use: desktop, timeout: 600_000 },
  ],
});
