import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson } from "../../support/people/sign-in";
import { ofx } from "../../support/statements/ofx";

const statement = (number: string) => {
  const lines = [
    "Booked on,What,How much",
    `13/03/2026,GREATWIND TOURS ${number},1250.00`,
    "14/03/2026,WIRE FEE,-25.00",
    "15/03/2026,HOTEL ALTAMAR,310.40",
  ];
  return { name: "march.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) };
};

test("a statement is mapped, previewed, imported once, and taken back", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const number = `GT-217${viewport?.width}`;
  const csv = statement(number);
  await page.goto(`/admin/transactions?search=${number}`);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import Bank Statement" });
  // Accounts belong to the platform, so another test may have added the first one.
  const account = `Clearing ${viewport?.width}`;
  await dialog.getByRole("button", { name: /^(Bank Accounts|Add Account)$/ }).click();
  const accounts = page.getByRole("dialog", { name: "Bank Accounts" });
  const form = page.getByRole("dialog", { name: "Add Bank Account" });
  await expect(accounts.or(form)).toBeVisible();
  if (await accounts.isVisible()) await accounts.getByRole("button", { name: "Add Account" }).click();
  await form.getByLabel("Account name").fill(account);
  await form.getByLabel("Last digits").fill("x1");
  await form.getByRole("button", { name: "Add Account" }).click();
  await expect(form.getByText("Enter two to six digits, or leave it blank.").first()).toBeVisible();
  await form.getByLabel("Last digits").fill(`${viewport?.width}`);
  await form.getByRole("button", { name: "Add Account" }).click();
  await expect(form).toBeHidden();
  if (await accounts.isVisible()) await accounts.getByRole("button", { name: "Back" }).click();

  await dialog
    .getByLabel("Bank account")
    .selectOption({ label: `${account}, USD, ending in ${viewport?.width}` });
  await expectNoBarrier(page);
  await dialog.locator("input[type=file]").setInputFiles(csv);
  await expect(dialog.getByLabel("Amount")).toHaveValue("How much");
  await expect(dialog.getByRole("checkbox", { name: "What" })).toBeChecked();
  await expectNoBarrier(page);
  const preview = dialog.getByRole("button", { name: "Preview" });
  await dialog.getByLabel("Amount").selectOption("");
  await expect(preview).toBeDisabled();
  await dialog.getByLabel("Amount").selectOption("How much");
  await preview.click();
  await expect(dialog.getByRole("table", { name: "The first lines of the file" })).toBeVisible();
  await expect(dialog.getByText("USD 1,560.40")).toBeVisible();
  await expectNoBarrier(page);
  await dialog.getByRole("button", { name: "Import 3 transactions" }).click();
  await expect(dialog.getByRole("heading", { name: "Import Complete" })).toBeVisible();
  await expectNoBarrier(page);
  await dialog.getByRole("button", { name: "Undo this import" }).click();
  await expect(dialog.getByText("This import has been undone.")).toBeVisible();
  await dialog.getByRole("button", { name: "Restore this import" }).click();
  await expect(dialog.getByText("3 transactions imported.")).toBeVisible();

  await dialog.getByRole("button", { name: "Import another file" }).click();
  await dialog.locator("input[type=file]").setInputFiles(csv);
  await expect(dialog.getByText("mapped as last time")).toBeVisible();
  await preview.click();
  await expect(dialog.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
  await dialog.getByRole("button", { name: "Back" }).click();
  await dialog.getByRole("button", { name: "Back" }).click();
  const foreign = ofx([{ day: "2026-03-02", amount: "1.00", memo: "A" }], "000099998888");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "other.ofx", mimeType: "", buffer: Buffer.from(foreign) });
  await expect(dialog.getByText("The file is of an account ending in 8888")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`GREATWIND TOURS ${number}`).filter({ visible: true }).first()).toBeVisible();
});

test("a statement that came by mail is imported from where it waits", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const name = `by-mail-${viewport?.width}.ofx`;
  const file = Buffer.from(ofx([{ day: "2026-03-02", amount: "1.00", memo: "A" }])).toString("base64");
  const response = await fetch(`${app.baseURL}/api/webhooks/inbound-email/raw`, {
    method: "POST",
    headers: { "content-type": "message/rfc822", authorization: `Bearer ${app.webhookSecret}` },
    body: [
      "From: bank@harbourbank.example",
      "To: nobody@in.tallyport.example",
      `Subject: Statement ${viewport?.width}`,
      "MIME-Version: 1.0",
      "Content-Type: multipart/mixed; boundary=b",
      "",
      "--b",
      "Content-Type: text/plain",
      "",
      "Attached.",
      "--b",
      `Content-Type: application/octet-stream; name="${name}"`,
      "Content-Transfer-Encoding: base64",
      `Content-Disposition: attachment; filename="${name}"`,
      "",
      file,
      "--b--",
      "",
    ].join("\r\n"),
  });
  expect(await response.json()).toEqual({ outcome: "unowned" });
  await page.goto("/admin/emails");
  await page.getByRole("button", { name: `Import statement ${name}` }).click();
  await expect(page.getByRole("dialog", { name: "Import Bank Statement" })).toBeVisible();
  await expectNoBarrier(page);
});
