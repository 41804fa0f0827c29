import { expect } from "@playwright/test";
import { dialog, press, type Screen, type Setting, shows } from "../screen";

/** The administrators' screens of agents' emails and bookings, reviews, and extraction accuracy. */
export const READING_SCREENS: readonly Screen[] = [
  shows("AI review: pending", "/admin/ai-review", "Booking 1 of 2 in this email."),
  shows("AI review: approved", "/admin/ai-review/approved", "It stands on page two."),
  shows("AI review: rejected", "/admin/ai-review/rejected", "The mail says so."),
  shows("AI review: none of a priority", "/admin/ai-review?priority=low", "No Pending Reviews"),
  { name: "AI review: one", open: (setting) => atReview(setting, "review") },
  { name: "AI review: several bookings", open: (setting) => atReview(setting, "several") },
  {
    name: "AI review: correction",
    open: async (setting) => {
      await atReview(setting, "several", "&edit=yes");
      await expect(setting.page.getByLabel("Commission amount")).toBeVisible();
    },
  },
  {
    name: "AI review: refused correction",
    open: async (setting) => {
      const { page } = setting;
      await atReview(setting, "review", "&edit=yes");
      await page.getByLabel("Commission amount").fill("much");
      await press(
        page.getByRole("button", { name: "Save & Send to Agent" }),
        page.getByText("There is a problem"),
      );
    },
  },
  {
    name: "AI review: rejecting",
    open: async (setting) => {
      await atReview(setting, "review");
      await press(setting.page.getByRole("button", { name: "Reject" }), dialog(setting.page));
    },
  },
  shows("accuracy of readings", "/admin/ai-review/accuracy", "bookings@greatwind-tours.example"),
  shows("all emails", "/admin/emails", "Your statement of March"),
  shows("no emails of anybody found", "/admin/emails?search=zzz", "No emails found"),
  {
    name: "all emails: those of a figure",
    open: async ({ page, person }) => {
      const filter = `agent=${person.id}&judged=missing&field=pricing.total&language=en&days=90`;
      await page.goto(`/admin/emails?${filter}`);
      await expect(page.getByRole("button", { name: /^Pricing total: missing/ })).toBeVisible();
    },
  },
  {
    name: "an agent's email",
    open: async ({ page, ledger }) => {
      await page.goto(`/admin/emails/${ledger.idOf.mail}`);
      await expect(page.frameLocator("iframe").locator("mark").first()).toBeVisible();
    },
  },
  shows("an email that is gone", "/admin/emails/00000000-0000-7000-8000-000000000000", "Email not found."),
  shows("all bookings", "/admin/bookings", "Of all agents"),
  shows("no bookings of anybody found", "/admin/bookings?search=zzz", "No bookings found"),
  {
    name: "an agent's booking",
    open: async ({ page, ledger }) => {
      await page.goto(`/admin/bookings/${ledger.idOf[ledger.overdue]}`);
      await expect(page.getByRole("heading", { name: `Booking ${ledger.overdue}` })).toBeVisible();
    },
  },
];

async function atReview({ page, ledger }: Setting, which: string, more = ""): Promise<void> {
  await page.goto(`/admin/ai-review?item=${ledger.idOf[which]}${more}`);
  await expect(page.frameLocator("iframe").locator("mark").first()).toBeVisible();
}
