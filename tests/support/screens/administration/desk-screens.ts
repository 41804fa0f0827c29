import { expect } from "@playwright/test";
import { dialog, press, type Screen, shows } from "../screen";

/** The administrators' dashboard, and screens about people. */
export const DESK_SCREENS: readonly Screen[] = [
  shows("administration", "/admin", "System Health"),
  {
    name: "administration: figures as tables",
    open: async ({ page }) => {
      await page.goto("/admin");
      const tables = page.getByText("View as table");
      await expect(tables.first()).toBeVisible();
      for (const one of await tables.all()) await one.click();
    },
  },
  shows("users", "/admin/users", "Emails waiting"),
  shows("no users found", "/admin/users?search=zzz-nobody", "No users found"),
  {
    name: "actions of a user",
    open: async ({ page, person }) => {
      await page.goto(`/admin/users?search=${person.email}`);
      await press(page.getByRole("button", { name: "Actions for Ada Fern" }), page.getByRole("menu"));
    },
  },
  {
    name: "question about a role",
    open: async ({ page, person }) => {
      await page.goto(`/admin/users?search=${person.email}`);
      await press(page.getByRole("button", { name: "Actions for Ada Fern" }), page.getByRole("menu"));
      await page.getByRole("menuitem", { name: "Take Administrator Role Away..." }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  shows("user invites", "/admin/invites", "Pending Invitations"),
  {
    name: "invites: addresses and what is wrong",
    open: async ({ page }) => {
      await page.goto("/admin/invites");
      const first = page.getByLabel("Email address 1", { exact: true });
      await first.fill("nobody");
      await expect(first).toHaveAttribute("aria-invalid", "true");
      await press(
        page.getByRole("button", { name: "Add Another Email" }),
        page.getByLabel("Email address 2", { exact: true }),
      );
      await page.getByLabel("Email address 2", { exact: true }).fill("ines@harbour.test");
    },
  },
  {
    name: "preview of an invitation",
    open: async ({ page }) => {
      await page.goto("/admin/invites");
      await page.getByLabel("Email address 1", { exact: true }).fill("ines@harbour.test");
      await press(page.getByRole("button", { name: "Preview Email" }), page.getByTitle("Invitation email"));
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
  {
    name: "invitations sent",
    open: async ({ page, person }) => {
      await page.goto("/admin/invites");
      await page.getByLabel("Email address 1", { exact: true }).fill(`${person.id}@sent.test`);
      await press(
        page.getByRole("button", { name: "Send 1 Invitation" }),
        page.getByText("1 invitation sent."),
      );
    },
  },
  shows("audit", "/admin/audit", "Nothing here can be changed"),
  {
    name: "audit: of one agent and kind",
    open: async ({ page, person }) => {
      await page.goto(`/admin/audit?agent=${person.id}&kind=booking`);
      await expect(page.getByRole("button", { name: "Of all agents" })).toBeVisible();
      await expect(page.getByRole("table", { name: "Audit" }).getByRole("row")).not.toHaveCount(1);
    },
  },
  shows("audit: nothing found", "/admin/audit?search=zzz", "Nothing found in the audit"),
  {
    name: "palette of the administration",
    open: async ({ page }) => {
      await page.goto("/admin/users");
      await expect(async () => {
        await page.keyboard.press("ControlOrMeta+k");
        await expect(dialog(page)).toBeVisible({ timeout: 1_000 });
      }).toPass();
    },
  },
];
