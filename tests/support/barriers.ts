import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const OPTIONS = { resultTypes: ["violations" as const], rules: { "target-size": { enabled: true } } };

/** Says of all screens of a walk what is wrong, not of the first alone: axe finds nothing, targets of under 24 px included, and nothing makes the page scroll sideways. `where` is said when something is found. */
export async function expectNoBarrier(page: Page, where: string): Promise<void> {
  // In the page alone: the other mode opens a second page for every look.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(OPTIONS).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect.soft(found, where).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${where}, scrolling sideways`).toBeLessThanOrEqual(0);
}
