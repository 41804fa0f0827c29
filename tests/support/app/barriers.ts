import { expect, type Locator, type Page } from "@playwright/test";
import axe from "axe-core";
import { clippedControls } from "./clipped";

/**
 * Checks a screen for accessibility problems and reports them as soft failures, so that a walk covers all its screens:
 * axe finds nothing (including targets under 24 px), no control is clipped, the page doesn't scroll sideways, and a
 * dialog has at most one primary button. `where` appears in the failure message. The content of an email's frame is
 * ignored. Waits for busy parts first, unless being busy is the page's state.
 */
export async function expectNoBarrier(
  page: Page,
  where = new URL(page.url()).pathname,
  { busy = false }: { readonly busy?: boolean } = {},
): Promise<void> {
  await expect(page.locator("h1:visible").first(), where).toBeVisible();
  if (!busy) await expect(busyParts(page), where).toHaveCount(0);
  await page.evaluate(stillness);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(faults);
  expect.soft(found, where).toEqual([]);
  expect.soft(await clippedControls(page), `${where}, clipped controls`).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${where}, scrolling sideways`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(rivals), `${where}, primary buttons of one dialog`).toEqual([]);
}

/** Runs axe, which stays available in a document once it is injected. */
async function faults(): Promise<string[]> {
  const { axe: there } = window as unknown as { axe: typeof axe };
  const { violations } = await there.run(
    { exclude: ["iframe"] },
    { iframes: false, resultTypes: ["violations"], rules: { "target-size": { enabled: true } } },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/**
 * Waits until movements and fades have ended, since colours in transition are meaningless. Endless animations are
 * ignored.
 */
async function stillness(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ends.map(({ finished }) => finished));
}

/** Returns the visible primary buttons of each dialog that has more than one. */
function rivals(): string[][] {
  const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
  return dialogs
    .map((dialog) => [...dialog.querySelectorAll("[data-primary]")].filter((one) => one.checkVisibility()))
    .filter(({ length }) => length > 1)
    .map((buttons) => buttons.map((one) => one.textContent.trim()));
}

/**
 * Locates the placeholders of parts that are still loading. A streaming page may show these first or nothing, so wait
 * for its heading too.
 */
export function busyParts(page: Page): Locator {
  return page.locator("[aria-busy=true]").filter({ visible: true });
}
