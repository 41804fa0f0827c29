import { expect, type Locator, type Page } from "@playwright/test";

/**
 * The element itself, once React has taken it over: keys that come before it may be lost, while clicks
 * and changes are kept (components/shell/early-input.tsx). React marks what it has taken over.
 */
export async function alive(element: Locator): Promise<Locator> {
  const isAlive = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isAlive).toBe(true);
  return element;
}

/** Until the page's own code has taken over and what comes after it is there: at once with a key, else only after seconds. */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.getByLabel("Messages")).toBeAttached({ timeout: 250 });
  }).toPass();
}
