import { expect, type Locator, type Page } from "@playwright/test";

export const palette = (page: Page) => page.getByRole("dialog", { name: "Go to..." });
export const paletteField = (page: Page) => palette(page).getByRole("combobox");
export const activeLine = (page: Page) => palette(page).getByRole("option", { selected: true });
/** The booking with that number, whichever answers are there: an email may name the same number, and may arrive first. */
export const bookingLine = (page: Page, number: string) =>
  palette(page).locator("[id^=palette-bookings]").filter({ hasText: number }).first();
export const paletteButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Go to..." });

/**
 * Opens the palette. The key does nothing before hydration and closes an open palette, so it is pressed only while
 * closed.
 */
export async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(paletteField(page)).toBeFocused();
}

/** Types into the open palette and waits for the expected result. */
export async function find(page: Page, text: string, brings: Locator): Promise<void> {
  await page.keyboard.type(text);
  await expect(brings).toBeVisible();
}
