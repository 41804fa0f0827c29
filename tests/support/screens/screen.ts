import { expect, type Locator, type Page } from "@playwright/test";
import type { RunningApp } from "../app/running-app";
import type { Ledger } from "../database/ledger";
import type { Person } from "../people/people";

/** What a screen is opened with. */
export type Setting = {
  readonly page: Page;
  readonly app: RunningApp;
  readonly person: Person;
  readonly ledger: Ledger;
};
/** A state of a page, and how to get there from anywhere. */
export type Screen = {
  readonly name: string;
  readonly open: (setting: Setting) => Promise<void>;
  /** That something is on its way is what it shows. */
  readonly busy?: boolean;
  /** What it shows hangs on the width it was opened in. */
  readonly eachWidth?: boolean;
};

/** A page that is there when it shows some words. */
export function shows(name: string, address: string, words: string): Screen {
  const open = async ({ page }: Setting) => {
    await page.goto(address);
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  };
  return { name, open };
}

export const dialog = (page: Page) => page.getByRole("dialog");

/** Presses until the page is alive and shows what the press brings. */
export async function press(button: Locator, brings: Locator): Promise<void> {
  await expect(async () => {
    if (!(await brings.isVisible())) await button.click({ timeout: 1_000 });
    await expect(brings).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
