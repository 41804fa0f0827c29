import { expect } from "@playwright/test";
import { withDeliveries } from "../webhooks/deliveries";
import { dialog, press, type Screen, type Setting, shows } from "./screen";

/** The dashboard, and the list of bookings in its tabs and layouts. */
export const LIST_SCREENS: readonly Screen[] = [
  shows("security and data", "/user/security", "Download my data"),
  shows("plans where none are sold", "/plan", "configured on this installation"),
  shows("billing where nobody pays", "/user/billing", "configured on this installation"),
  shows("notifications", "/notifications/all", "Mark All Read"),
  shows("notification settings", "/settings/notifications", "Email frequency"),
  shows("preferences", "/settings/preferences", "Default currency"),
  shows("own display", "/user/preferences/display", "Single-key shortcuts"),
  shows("profile", "/user/profile", "Total Bookings"),
  shows("API keys", "/settings/api-keys", "Your keys"),
  shows("new API key", "/settings/api-keys?dialog=add-api-key", "What will use it"),
  shows("new webhook", "/settings/api-keys?dialog=add-webhook", "Webhook URL"),
  {
    name: "webhook with its log",
    open: async (setting) => {
      await setting.page.goto(await withDeliveries(setting));
      await expect(setting.page.getByRole("list", { name: "Deliveries" })).toBeVisible();
    },
  },
  {
    name: "dashboard",
    open: async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "Recent Activity" })).toBeVisible();
    },
  },
  {
    name: "open bookings",
    open: async ({ page }) => {
      await page.goto("/bookings/open?pageSize=25");
      await expect(page.getByRole("list", { name: "Totals by currency" })).toBeVisible();
    },
  },
  ...(["closed", "archived"] as const).map((tab) => ({
    name: `${tab} bookings`,
    open: async ({ page }: Setting) => {
      await page.goto(`/bookings/${tab}`);
      await expect(page.getByRole("list", { name: "Totals by currency" })).toBeVisible();
    },
  })),
  {
    name: "column chooser",
    open: async ({ page }) => {
      await page.goto("/bookings/open");
      await press(page.getByRole("button", { name: "Display", exact: true }), page.getByRole("menu"));
    },
  },
  {
    name: "views",
    open: async ({ page }) => {
      await page.goto("/bookings/open?view=overdue");
      await press(page.getByRole("button", { name: "Views" }), page.getByRole("menu"));
    },
  },
  {
    name: "saved views",
    open: async ({ page }) => {
      await page.goto("/bookings/open");
      await press(page.getByRole("button", { name: "Views" }), page.getByRole("menu"));
      await page.getByRole("menuitem", { name: "Saved views..." }).click();
      await dialog(page).getByRole("button", { name: "Save" }).click();
      await expect(dialog(page).getByText("A name is required")).toBeVisible();
    },
  },
  {
    name: "actions of a booking",
    open: async ({ page, ledger }) => {
      await page.goto(`/bookings/open?search=${ledger.overdue}`);
      await press(
        page.getByRole("button", { name: `Actions for ${ledger.overdue}` }),
        page.getByRole("menu"),
      );
    },
  },
  {
    name: "selected bookings",
    open: async ({ page, ledger }) => {
      await page.goto(`/bookings/open?search=${ledger.overdue.slice(0, 3)}`);
      const box = page.getByRole("checkbox", { name: `Select ${ledger.overdue}` });
      await press(box, page.getByRole("region", { name: "Selected rows" }));
    },
  },
  {
    name: "no matching bookings",
    open: async ({ page }) => {
      await page.goto("/bookings/open?search=%25_%F0%9F%9A%A2");
      await expect(page.getByText("No matching bookings")).toBeVisible();
    },
  },
  {
    name: "calendar",
    open: async ({ page }) => {
      await page.goto("/bookings/open?layout=calendar");
      await expect(page.getByRole("region", { name: /^Travel in/ })).toBeVisible();
    },
  },
  {
    name: "calendar address",
    open: async ({ page }) => {
      await page.goto("/bookings/open?layout=calendar");
      await press(page.getByRole("button", { name: "Subscribe" }), dialog(page));
      await dialog(page)
        .getByRole("button", { name: /^(Create|Replace) address/ })
        .click();
      await expect(dialog(page).getByRole("textbox")).toBeVisible();
    },
  },
  {
    name: "chase",
    open: async ({ page }) => {
      await page.goto("/bookings/open?view=chase");
      await expect(page.getByText(/suppliers? owes? commission/)).toBeVisible();
    },
  },
  {
    name: "ways to chase",
    open: async ({ page, ledger }) => {
      await page.goto("/bookings/open?view=chase");
      const card = page.getByRole("region", { name: ledger.supplier });
      await press(card.getByRole("button", { name: "More" }), page.getByRole("menu"));
    },
  },
];
