import { expect, type Page } from "@playwright/test";
import { dialog, press, type Screen, type Setting, shows } from "../screen";

const HOME = "/admin/commission-reports";
const CSV = [
  "Booking No,Guest,Check-in,Commission,Fee,Net",
  'GT-1,Marta Lind,2026-02-13,"1,000.00",25.00,975.00',
  "GT-2,Mei Tanaka,2026-02-14,0.00,,0.00",
].join("\n");
const WRONG = [
  "Booking No,Guest,Check-in,Gross,Fee,Net",
  "GT-1,Marta Lind,2026-02-13,100.00,40.00,90.00",
].join("\n");

/** Screens of commission reports and of claims to unclaimed commission. */
export const REPORT_SCREENS: readonly Screen[] = [
  shows("commission reports", HOME, "1 to confirm, 2 pending"),
  shows("no commission reports found", `${HOME}?search=zzz`, "No commission reports found"),
  {
    name: "commission reports: status",
    open: async ({ page }) => {
      await page.goto(HOME);
      await press(page.getByRole("button", { name: /^Status/ }), page.getByRole("menu"));
    },
  },
  { name: "commission report", open: atReport },
  {
    name: "commission report: an entry",
    open: async (setting) => {
      await atReport(setting);
      await setting.page.getByRole("link", { name: /-21700$/ }).click();
      await expect(setting.page.getByRole("region", { name: "Entry 1" })).toBeVisible();
    },
  },
  {
    name: "commission report: refused correction of an entry",
    open: async (setting) => {
      const { page } = setting;
      await atReport(setting);
      await page.getByRole("link", { name: /-99107$/ }).click();
      await press(page.getByRole("button", { name: "Correct..." }), dialog(page));
      await dialog(page).getByLabel("Gross (USD)").fill("eighty");
      await dialog(page).getByRole("button", { name: "Save" }).click();
      await expect(dialog(page).getByText("There is a problem")).toBeVisible();
    },
  },
  {
    name: "commission report: correction",
    open: async (setting) => {
      const { page } = setting;
      await atReport(setting);
      await press(page.getByRole("button", { name: "Actions", exact: true }), page.getByRole("menu"));
      await page.getByRole("menuitem", { name: "Correct..." }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: "new commission report",
    open: async ({ page }) => {
      await page.goto(HOME);
      await press(page.getByRole("button", { name: "New report" }), dialog(page));
      await dialog(page).getByRole("button", { name: "Add report" }).click();
      await expect(dialog(page).getByText("There is a problem")).toBeVisible();
    },
  },
  {
    name: "commission report: file",
    open: async ({ page }) => {
      await page.goto(HOME);
      await press(page.getByRole("button", { name: "Import", exact: true }), dialog(page));
    },
  },
  {
    name: "commission report: what doesn't hold",
    open: async ({ page }) => {
      await choose(page, WRONG);
      await expect(dialog(page).getByText(/^1 entry/)).toBeVisible();
    },
  },
  {
    name: "commission report: mapping of a file",
    open: async ({ page }) => {
      await choose(page, CSV);
      await expect(dialog(page).getByText("2 entries, gross USD 1,000.00")).toBeVisible();
      await dialog(page).getByText("How the file was read").click();
      await dialog(page).getByText("How the file was read").scrollIntoViewIfNeeded();
    },
  },
  shows("a commission report that is gone", `${HOME}/00000000-0000-7000-8000-000000000000`, "not found"),
  shows("unclaimed commission", "/admin/unclaimed", "OKONKWO/AMARA"),
  shows("no claims found", "/admin/unclaimed?search=zzz", "No claims found"),
  {
    name: "declining a claim",
    open: async ({ page }) => {
      await page.goto("/admin/unclaimed");
      await press(page.getByRole("button", { name: /^Decline/ }).first(), dialog(page));
    },
  },
];

async function choose(page: Page, text: string): Promise<void> {
  await page.goto(HOME);
  await press(page.getByRole("button", { name: "Import", exact: true }), dialog(page));
  const file = { name: "march.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await dialog(page).getByLabel("Statement file").setInputFiles(file);
}

async function atReport({ page, ledger }: Setting): Promise<void> {
  await page.goto(`${HOME}/${ledger.idOf.report}`);
  await expect(page.getByText(/USD 1.00 less than the net/).first()).toBeVisible();
}
