import { test as base } from "@playwright/test";
import { type RunningApp, startApp } from "./running-app";

/**
 * The `test` function that browser tests import instead of Playwright's own:
 *
 *   import { expect, test } from "./fixtures";
 *   test("an agent signs in", async ({ page, app }) => {
 *     await page.goto("/sign-in"); // on this worker's server
 *     await fetch(`${app.baseURL}/api/webhooks/inbound-email/raw`, ...app.webhookSecret...);
 *   });
 *
 * `app` is the production build with its worker process on a migrated, empty database. Each Playwright worker has one,
 * which its tests share, so every test creates its own user and checks only the data it created.
 */
export const test = base.extend<object, { app: RunningApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures a fixture uses, and this uses none.
    async ({}, use, worker) => {
      const server = { url: process.env.TEST_SERVER_URL ?? "", template: process.env.TEST_TEMPLATE ?? "" };
      const app = await startApp(`browser-${worker.parallelIndex}`, server);
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.baseURL),
});

export const { expect } = test;
