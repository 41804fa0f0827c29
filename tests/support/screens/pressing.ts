import type { Locator, Page } from "@playwright/test";

/**
 * Presses buttons and keys and counts them; `since` returns the count since its last call. Typed text doesn't count.
 */
export function pressing(page: Page) {
  let count = 0;
  return {
    click: async (at: Locator) => {
      await at.click();
      count += 1;
    },
    keys: async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      count += keys.length;
    },
    since: () => {
      const before = count;
      count = 0;
      return before;
    },
  };
}
