import { expect, type Page } from "@playwright/test";
import { dialog, press, type Screen, type Setting, shows } from "../screen";

/** Screens of an agent's payouts and of the administrator's payout runs. */
export const PAYOUT_SCREENS: readonly Screen[] = [
  shows("payouts to come", "/payouts", "On hold: The client disputes the fare"),
  asked("where an agent is paid", "/payouts", "Add Bank Account"),
  asked("question about a line", "/payouts", /^Ask about/),
  { name: "statement of a payout", open: (setting) => at(setting, "/payouts", "payout", "Statement") },
  shows("payout runs", "/admin/payouts", "When does it come?"),
  asked("new payout run", "/admin/payouts", "New run"),
  asked("answer to a question", "/admin/payouts", /^Answer/),
  ...["NACHA", "SEPA"].map((kind) => ({
    name: `payer of ${kind} files`,
    open: async ({ page }: Setting) => {
      await page.goto("/admin/payouts");
      await press(page.getByRole("button", { name: "Pay from" }), page.getByRole("menu"));
      await page.getByRole("menuitem", { name: new RegExp(`^${kind}`) }).click();
      await expect(dialog(page)).toBeVisible();
    },
  })),
  { name: "payout run: lines of an agent", open: lines },
  {
    name: "payout run: a line taken out",
    open: async (setting) => {
      await lines(setting);
      await press(button(setting.page, /^Take out/), dialog(setting.page));
    },
  },
  {
    name: "payout run: an adjustment",
    open: async (setting) => {
      await lines(setting);
      const { page } = setting;
      await press(button(page, /^Actions for/), page.getByRole("menu"));
      await page.getByRole("menuitem", { name: "Adjust" }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: "payout run: approved",
    open: async (setting) => {
      await lines(setting);
      const { page } = setting;
      const approve = button(page, "Approve");
      if (await approve.isVisible()) {
        await press(approve, page.getByRole("alertdialog"));
        await button(page, "Approve run").click();
      }
      await press(button(page, "File for the bank"), dialog(page));
    },
  },
  shows("agreements", "/admin/payouts/agreements", "Agreements"),
  asked("agreement", "/admin/payouts/agreements", "Add agreement"),
  asked("import of agreements", "/admin/payouts/agreements", "Import"),
  asked("settings of payouts", "/admin/payouts/agreements", "Settings"),
];

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** A screen with the dialog that a page's button opens. */
function asked(name: string, address: string, words: string | RegExp): Screen {
  const open = async ({ page }: Setting) => {
    await page.goto(address);
    await press(page.locator("main").getByRole("button", { name: words }).first(), dialog(page));
  };
  return { name, open };
}

async function at({ page, ledger }: Setting, folder: string, id: string, words: string): Promise<void> {
  await page.goto(`${folder}/${ledger.idOf[id]}`);
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
}

async function lines(setting: Setting): Promise<void> {
  await at(setting, "/admin/payouts", "run", "Ada Fern");
  const { page } = setting;
  await page.getByRole("link", { name: "Ada Fern" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Ada Fern" })).toBeVisible();
}
