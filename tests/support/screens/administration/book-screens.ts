import { expect } from "@playwright/test";
import { REPORT_KEYS, REPORTS } from "@/lib/books/reports/report.model";
import { dialog, press, type Screen, shows } from "../screen";

const MONTH = "/admin/books/2026-02";

/** Screens of the agency's books: months, reports and accounts. */
export const BOOK_SCREENS: readonly Screen[] = [
  shows("months", "/admin/books", "February 2026"),
  {
    name: "accounts of the books",
    open: async ({ page }) => {
      await page.goto("/admin/books");
      await press(page.getByRole("button", { name: "Accounts" }), dialog(page));
    },
  },
  shows("month", MONTH, "What is booked"),
  {
    name: "question about locking a month",
    open: async ({ page }) => {
      await page.goto(MONTH);
      await press(page.getByRole("button", { name: "Lock month" }), page.getByRole("alertdialog"));
    },
  },
  {
    name: "reason to unlock a month",
    open: async ({ page }) => {
      await page.goto(MONTH);
      const lock = page.getByRole("button", { name: "Lock month" });
      const unlock = page.getByRole("button", { name: "Unlock month" });
      await expect(lock.or(unlock)).toBeVisible();
      if (await lock.isVisible()) {
        await press(lock, page.getByRole("alertdialog"));
        await page.getByRole("alertdialog").getByRole("button", { name: "Lock month" }).click();
      }
      await press(unlock, dialog(page));
    },
  },
  shows("reports of the books", "/admin/books/reports", REPORTS.ageing.title),
  ...REPORT_KEYS.map((key) => shows(`report: ${key}`, `/admin/books/reports/${key}`, REPORTS[key].title)),
];
