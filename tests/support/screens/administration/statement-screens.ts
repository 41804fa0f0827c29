import { expect } from "@playwright/test";
import { dialog, press, type Screen, type Setting } from "../screen";

const CSV = [
  "Booked on,What,How much",
  "13/03/2026,GREATWIND TOURS GT-21700 COMMISSION PAYMENT WITH A LONG DESCRIPTION,1250.00",
  "14/03/2026,WIRE FEE,-25.00",
  "15/03/2026,HOTEL ALTAMAR,310.40",
].join("\n");
/** A statement with unsigned amounts, a word of unknown direction, and dates that may be in March or December. */
const OPEN = [
  "Date,Details,Amount,Kind",
  "03/12/2026,GREATWIND TOURS,1250.00,QX",
  "04/12/2026,HOTEL ALTAMAR,310.40,QY",
];
const UNSIGNED = [
  "Date,Details,Amount",
  "2026-03-13,GREATWIND TOURS,1250.00",
  "2026-03-14,HOTEL ALTAMAR,310.40",
];

/** The steps of a bank statement import. */
export const STATEMENT_SCREENS: readonly Screen[] = [
  { name: "statement: upload", open: async (setting) => void (await upload(setting)) },
  {
    name: "statement: accounts",
    open: async (setting) => {
      const { page } = setting;
      await upload(setting);
      await press(
        dialog(page).getByRole("button", { name: "Bank Accounts" }),
        page.getByRole("dialog", { name: "Bank Accounts" }),
      );
    },
  },
  {
    name: "statement: new account",
    open: async (setting) => {
      const { page } = setting;
      await upload(setting);
      await dialog(page).getByRole("button", { name: "Bank Accounts" }).click();
      await page
        .getByRole("dialog", { name: "Bank Accounts" })
        .getByRole("button", { name: "Add Account" })
        .click();
      const form = page.getByRole("dialog", { name: "Add Bank Account" });
      await form.getByRole("button", { name: "Add Account" }).click();
      await expect(form.getByText("There is a problem")).toBeVisible();
    },
  },
  { name: "statement: mapping", open: async (setting) => void (await map(setting)) },
  {
    name: "statement: what a word means",
    open: async (setting) => void (await map(setting, OPEN.join("\n"))),
  },
  { name: "statement: no signs", open: async (setting) => void (await map(setting, UNSIGNED.join("\n"))) },
  { name: "statement: preview", open: async (setting) => void (await preview(setting)) },
  {
    name: "statement: complete",
    open: async (setting) => {
      const shown = await preview(setting);
      await shown.getByRole("button", { name: /^Import \d/ }).click();
      await expect(shown.getByRole("heading", { name: "Import Complete" })).toBeVisible();
    },
  },
];

async function upload({ page }: Setting) {
  await page.goto("/admin/transactions");
  const shown = page.getByRole("dialog", { name: "Import Bank Statement" });
  await press(page.getByRole("button", { name: "Import", exact: true }), shown);
  return shown;
}

async function map(setting: Setting, text = CSV) {
  const shown = await upload(setting);
  const account = shown.getByLabel("Bank account");
  const choice = account.getByRole("option", { name: /^Commission account/ }).first();
  await account.selectOption((await choice.getAttribute("value")) ?? "");
  await shown
    .locator("input[type=file]")
    .setInputFiles({ name: "march.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(shown.getByRole("combobox", { name: "Amount" })).toHaveValue(/^(How much|Amount)$/);
  return shown;
}

async function preview(setting: Setting) {
  const shown = await map(setting);
  await shown.getByRole("button", { name: "Preview" }).click();
  await expect(shown.getByRole("table", { name: "The first lines of the file" })).toBeVisible();
  return shown;
}
