import { expect, type Locator, type Page } from "@playwright/test";
import type { RunningApp } from "../app/running-app";
import type { Ledger } from "../database/ledger";
import type { Person } from "../people/people";

/** The parameters with which a screen is opened. */
export type Setting = {
  readonly page: Page;
  readonly app: RunningApp;
  readonly person: Person;
  readonly ledger: Ledger;
};
/** A state of a page, and how to reach it from anywhere. */
export type Screen = {
  readonly name: string;
  readonly open: (setting: Setting) => Promise<void>;
  /** Whether the screen shows a loading state. */
  readonly busy?: boolean;
  /** Whether its content depends on the width in which it was opened. */
  readonly eachWidth?: boolean;
};

/** Returns a screen that is ready when the page shows these words. */
export function shows(name: string, address: string, words: string): Screen {
  const open = async ({ page }: Setting) => {
    await page.goto(address);
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  };
  return { name, open };
}

export const dialog = (page: Page) => page.getByRole("dialog");

/** Presses until the page is hydrated and shows the result. */
export async function press(button: Locator, brings: Locator): Promise<void> {
  await expect(async () => {
    if (!(await brings.isVisible())) await button.click({ timeout: 1_000 });
    await expect(brings).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
