import { expect } from "@playwright/test";
import { press, type Screen, shows } from "./screen";

/** What stands before the app, for whoever isn't signed in. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  shows("pricing", "/pricing", "month"),
  shows("sign in", "/sign-in", "Sign in"),
  shows("sign up", "/sign-up", "Create an account"),
  shows("an invitation that isn't one", "/invite/accept?token=x", "isn't valid"),
  shows("a used forwarding link", "/settings/email-forwarding/verify", "Verification"),
];

export const NEWCOMERS_SCREENS: readonly Screen[] = [shows("onboarding", "/onboarding", "Welcome")];

export const ADMIN_SCREENS: readonly Screen[] = [
  shows("administration", "/admin", "Jobs by queue"),
  shows("users", "/admin/users", "E-mails waiting"),
  shows("user invites", "/admin/invites", "Custom message"),
  {
    name: "preview of an invitation",
    open: async ({ page }) => {
      await page.goto("/admin/invites");
      await page.getByLabel("Email address 1", { exact: true }).fill("ines@harbour.test");
      await press(page.getByRole("button", { name: "Preview Email" }), page.getByTitle("Invitation e-mail"));
    },
  },
  {
    name: "question about inviting administrators",
    open: async ({ page }) => {
      await page.goto("/admin/invites");
      await page.getByLabel("Email address 1", { exact: true }).fill("ines@harbour.test");
      await page.getByLabel("User Role").selectOption("ADMIN");
      await press(page.getByRole("button", { name: "Send 1 Invitation" }), page.getByRole("alertdialog"));
    },
  },
  shows("no users found", "/admin/users?search=zzz-nobody", "No users found"),
  {
    name: "question about a role",
    open: async ({ page, person }) => {
      await page.goto(`/admin/users?search=${person.email}`);
      await press(page.getByRole("button", { name: "Actions for Ada Fern" }), page.getByRole("menu"));
      await page.getByRole("menuitem", { name: "Take Administrator Role Away..." }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
];
