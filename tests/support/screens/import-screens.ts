import { expect, type Locator, type Page } from "@playwright/test";
import { csv, row } from "../csv/csv-upload";
import { dialog, type Screen } from "./screen";

const IMPORT = "**/api/bookings/import-csv";

/** The five steps of a CSV import. */
export const IMPORT_SCREENS: readonly Screen[] = [
  {
    name: "import: upload, with recent imports",
    open: async ({ page }) => {
      await page.goto("/bookings/open?dialog=import-csv");
      await expect(dialog(page).getByRole("heading", { name: "Recent imports" })).toBeVisible();
      await expect(dialog(page).getByText("nothing was imported. Import the file again.")).toBeVisible();
    },
  },
  { name: "import: mapping", open: ({ page }) => chooseFile(page) },
  { name: "import: preview", open: async ({ page }) => void (await checkFile(page)) },
  {
    name: "import: processing",
    open: async ({ page }) => {
      // Hold the server's response back so that this step stays visible.
      await page.route(IMPORT, () => undefined);
      await startImport(page);
      await expect(dialog(page).getByText("Importing your bookings...")).toBeVisible();
    },
  },
  {
    name: "import: complete",
    open: async ({ page }) => {
      // Unrouting releases a held request unless its page is gone, so leave the page first.
      await page.goto("/bookings/open");
      await page.unroute(IMPORT);
      await startImport(page);
      await expect(dialog(page).getByRole("heading", { name: /^Import (Complete|Failed)/ })).toBeVisible();
    },
  },
];

async function chooseFile(page: Page): Promise<void> {
  await page.goto("/bookings/open?dialog=import-csv");
  const text = csv(
    row("NEW-1"),
    row("NEW-2", { start: "01/02/2027" }),
    row("IM-1"),
    row("NEW-3", { total: "abc" }),
  );
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "trips.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(dialog(page).getByLabel("Travel end date")).toHaveValue("End Date");
}

async function checkFile(page: Page): Promise<Locator> {
  await chooseFile(page);
  await dialog(page).getByRole("button", { name: "Preview" }).click();
  await expect(dialog(page).getByText("4 rows checked")).toBeVisible();
  return dialog(page);
}

async function startImport(page: Page): Promise<void> {
  const shown = await checkFile(page);
  await shown.getByRole("radio", { name: /day first/ }).click();
  await shown.getByRole("button", { name: /^Import \d/ }).click();
}
