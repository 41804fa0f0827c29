import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, knownBrowser } from "./tools/browser/find-browser.mjs";

const browser = await knownBrowser();
/** Nothing moves: drawing what does took a quarter of the browser's time. On the phone all of it moves. */
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
 * `npm test` runs every test of tests/e2e on a desktop in light colours, and on a phone in dark ones those with the tag
 * @both (what people do on the way, and screens that are laid out anew) or @phone alone. `npm run test:long` runs on the
 * phone what has none of the tags @desktop, @phone, @both and @long; on the desktop those with @long, which try on more
 * screens what `npm test` tries on one (a table that can't be read, a connection that is gone), or wait for long; and its
 * own kits, which take every size in every theme. The server behind them is the production build: see
 * tests/support/app/fixtures.ts.
 */
export default defineConfig({
  // Its paths stand for `server-only` too, so a test may use what only the server loads.
  tsconfig: "./tsconfig.node.json",
  testDir: "tests/e2e",
  globalSetup: "./tests/support/app/playwright-server.ts",
  outputDir: "test-results",
  fullyParallel: false,
  forbidOnly: true,
  // With one for each core a third of the machine waited for pages that waited; with four, tests wait for the machine.
  workers: 3,
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
    { name: "desktop", use: desktop, grepInvert: /@phone|@long/ },
    { name: "phone", use: phone, grep: /@phone|@both/ },
    { name: "phone-rest", use: phone, grepInvert: /@desktop|@phone|@both|@long/ },
    { name: "desktop-rest", use: desktop, grep: /@long/ },
    { name: "long", testDir: "tests/long", testMatch: "**/*.spec.ts", use: desktop, timeout: 600_000 },
  ],
});
