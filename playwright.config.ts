import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, knownBrowser } from "./tools/browser/find-browser.mjs";

const browser = await knownBrowser();
const desktop = { viewport: { width: 1280, height: 800 }, colorScheme: "light" } as const;
const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  colorScheme: "dark",
} as const;

/**
 * Every test of tests/e2e runs at both sizes, on the desktop in light colours and on the phone in dark ones; the tags
 * @desktop and @phone keep it to one. The kits of tests/long take every size in every theme. The server behind them is
 * the production build: see tests/support/app/fixtures.ts.
 */
export default defineConfig({
  // Its paths stand for `server-only` too, so a test may use what only the server loads.
  tsconfig: "./tsconfig.node.json",
  testDir: "tests/e2e",
  globalSetup: "./tests/support/app/playwright-server.ts",
  outputDir: "test-results",
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // On a crowded machine a browser can be starved for seconds. `npm test` names what passed only the second time.
  retries: 1,
  use: {
    // A trace of every first try takes pictures of whatever moves: with a spinner on the page that is a core and a half.
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
    { name: "desktop", use: desktop, grepInvert: /@phone/ },
    { name: "phone", use: phone, grepInvert: /@desktop/ },
    { name: "long", testDir: "tests/long", testMatch: "**/*.spec.ts", use: desktop, timeout: 600_000 },
  ],
});
