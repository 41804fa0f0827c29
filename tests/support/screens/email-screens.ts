import { expect, type Page } from "@playwright/test";
import type { Screen, Setting } from "./screen";

type State = Pick<Screen, "name" | "busy"> & {
  readonly path: string;
  /** The number or subject of the mail that is opened. */
  readonly mail?: string;
  /** A button of its panel, which may stand in a drawer. */
  readonly press?: string;
  readonly until: string;
};

/** The states of the e-mail screens, with what `fillInbox` delivers. */
export const EMAIL_SCREENS: readonly Screen[] = [
  state({ name: "e-mails: list", path: "/emails/new", until: "HB-4471" }),
  state({ name: "e-mails: nothing found", path: "/emails/new?search=zzz", until: "No emails found" }),
  state({
    name: "e-mails: ready mail",
    path: "/emails/new",
    mail: "40117-RX82",
    until: "Convert to Booking",
  }),
  state({
    name: "e-mails: simple panel",
    path: "/emails/new",
    mail: "40117-RX82",
    press: "Simple view",
    until: "Create Booking from Email",
  }),
  state({
    name: "e-mails: field editor",
    path: "/emails/new",
    mail: "40117-RX82",
    press: "Edit client name",
    until: "Convert to Booking",
  }),
  state({
    name: "e-mails: review dialog",
    path: "/emails/new",
    mail: "40117-RX82",
    press: "Review & Edit",
    until: "Financial Information",
  }),
  state({ name: "e-mails: statement", path: "/emails/new", mail: "RA-5521", until: "Move to Done" }),
  state({
    name: "e-mails: changes to a booking",
    path: "/emails/new",
    mail: "HB-4471",
    until: "Changes to a booking",
  }),
  state({
    name: "e-mails: several bookings",
    path: "/emails/new",
    mail: "Two confirmed",
    until: "Convert to Booking",
  }),
  state({
    name: "e-mails: conflict",
    path: "/emails/new",
    mail: "HB-9001",
    until: "Missing required fields",
  }),
  state({ name: "e-mails: failed reading", path: "/emails/new", mail: "Unreadable", until: "Retry" }),
  state({
    name: "e-mails: being read",
    path: "/emails/new",
    mail: "Waiting",
    until: "Analyzing email content...",
    busy: true,
  }),
  state({ name: "e-mails: in review", path: "/emails/review", mail: "HB-9002", until: "Convert to Booking" }),
  state({ name: "e-mails: done", path: "/emails/done", mail: "HB-9003", until: "View Booking" }),
  state({ name: "e-mails: trash", path: "/emails/trash", mail: "HB-9004", until: "Restore" }),
];

function state({ path, mail, press, until, ...screen }: State): Screen {
  const open = async ({ page }: Setting) => {
    await page.goto(path);
    if (mail) {
      await page.getByRole("link", { name: new RegExp(mail) }).click();
      await page.frameLocator("iframe[title='E-mail body']").locator("body").waitFor();
      await openDrawer(page);
    }
    if (press) await seen(page, press).click();
    await expect(page.getByText(until).filter({ visible: true }).first()).toBeVisible();
  };
  return { ...screen, open, eachWidth: true };
}

/** Where the panel has no room it is in a drawer. */
async function openDrawer(page: Page): Promise<void> {
  const opener = page.getByRole("button", { name: "Extracted data" });
  if (await opener.isVisible()) await opener.click();
}

function seen(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).filter({ visible: true });
}
