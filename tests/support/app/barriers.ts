import { expect, type Locator, type Page } from "@playwright/test";
import axe from "axe-core";
import { clippedControls } from "./clipped";

/**
 * Says of all screens of a walk what is wrong, not of the first alone: axe finds nothing, targets of under 24 px
 * included, no control is clipped, nothing makes the page scroll sideways, and a dialog has one primary button at most.
 * `where` is said when something is found. What a mail's author wrote, in its frame, is not looked at. What is still
 * coming is waited for, unless being busy is the page's state.
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

/** By axe, which a document keeps once it has it. */
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

/** Until what moves or fades has come to its end: halfway colours are nobody's. What goes round for ever isn't waited for. */
async function stillness(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ends.map(({ finished }) => finished));
}

/** Of each dialog the primary buttons that are seen, where there are several. */
function rivals(): string[][] {
  const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
  return dialogs
    .map((dialog) => [...dialog.querySelectorAll("[data-primary]")].filter((one) => one.checkVisibility()))
    .filter(({ length }) => length > 1)
    .map((buttons) => buttons.map((one) => one.textContent.trim()));
}

/** What stands where something is still on its way. A page that streams has it first, or nothing: ask for its heading too. */
export function busyParts(page: Page): Locator {
  return page.locator("[aria-busy=true]").filter({ visible: true });
}
