import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Waits until React has hydrated the element and returns it. Keys pressed earlier may be lost, while clicks and changes
 * are kept (components/shell/early-input.tsx). React marks hydrated elements with a property.
 */
export async function alive(element: Locator): Promise<Locator> {
  const isAlive = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isAlive).toBe(true);
  return element;
}

/**
 * Waits until the page is hydrated and its deferred code is loaded, which a key press triggers at once and otherwise
 * happens only after seconds.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.getByLabel("Messages")).toBeAttached({ timeout: 250 });
  }).toPass();
}
