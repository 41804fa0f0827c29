import { expect } from "@playwright/test";
import { dialog, press, type Screen, type Setting, shows } from "../screen";

const HOME = "/admin/exchange-rates";
const RATES = ["date,base,quote,rate", "2026-03-12,EUR,USD,1.0790", "2026-03-12,EUR,JPY,163.21"].join("\n");
const UNUSUAL = ["date,base,quote,rate", "2026-03-13,EUR,USD,10.790", "2026-03-13,EUR,,163.21"].join("\n");

/** Screens of exchange rates and their import. */
export const RATE_SCREENS: readonly Screen[] = [
  shows("no exchange rates found", `${HOME}?search=zzz`, "No rates found"),
  { name: "exchange rates: upload", open: async (setting) => void (await upload(setting)) },
  { name: "exchange rates: preview", open: async (setting) => void (await preview(setting, RATES)) },
  {
    name: "exchange rates",
    open: async (setting) => {
      const { page } = setting;
      await preview(setting, RATES);
      await dialog(page).getByRole("button", { name: "Import" }).click();
      await expect(page.getByRole("heading", { name: "Recent imports" })).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    },
  },
  {
    name: "exchange rates: preview of what looks wrong",
    open: async (setting) => {
      await preview(setting, UNUSUAL);
      await expect(setting.page.getByText("far from the last known")).toBeVisible();
    },
  },
];

async function upload({ page }: Setting): Promise<void> {
  await page.goto(HOME);
  await press(page.getByRole("button", { name: "Upload rates" }), dialog(page));
}

async function preview(setting: Setting, text: string): Promise<void> {
  await upload(setting);
  const file = { name: "rates.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await dialog(setting.page).locator("input[type=file]").setInputFiles(file);
  await expect(dialog(setting.page).getByText(/^rates.csv: /)).toBeVisible();
}
