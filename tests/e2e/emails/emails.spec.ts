import type { Page } from "@playwright/test";
import { alive } from "../../support/app/alive";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { deliver, sampleMail } from "../../support/mails/mail";
import { signedInPerson } from "../../support/people/sign-in";

test("a mail is corrected, discarded and restored, and each step can be undone @both", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `review-${person.id}`));
  await page.goto("/emails/new");
  await page.getByRole("link", { name: /40117-RX82/ }).click();
  await expect(page.getByText("Everything a booking needs is here").filter({ visible: true })).toBeVisible();

  await button(page, "Edit client name").click();
  await page.getByRole("textbox", { name: "Client name" }).fill("Cassius W. Wetherby");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Summary" }).getByText("Cassius W. Wetherby")).toBeVisible();

  await button(page, "Discard").click();
  await expect(page.getByText("Email moved to trash successfully")).toBeVisible();
  await page.goto("/emails/trash");
  await page.getByRole("link", { name: /40117-RX82/ }).click();
  await button(page, "Restore").click();
  await expect(page.getByText("Email restored")).toBeVisible();
  await page.goto("/emails/new");
  await expect(page.getByRole("link", { name: /40117-RX82/ })).toBeVisible();
});

test("a marked value leads to its field and back @desktop", async ({ page, context, app }) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `marks-${person.id}`));
  await page.goto("/emails/new");
  await expect(page.getByText("Data Extracted")).toBeVisible();
  await page.getByRole("link", { name: /40117-RX82/ }).click();
  const mark = page.frameLocator("iframe").locator("mark", { hasText: "Cassius Wetherby" }).first();
  const address = (await page.locator("iframe").getAttribute("src")) ?? "";
  expect((await page.request.get(address)).headers()["referrer-policy"]).toBe("no-referrer");
  await mark.click();
  await expect(page.locator("[data-panel-field][data-flash]")).toContainText("Cassius Wetherby");
  await expect(page.locator("[data-panel-field][data-flash]")).toHaveCount(0);
  await page.getByRole("button", { name: /show client name in the email/ }).click();
  await expect(page.frameLocator("iframe").locator("mark[data-flash]").first()).toBeVisible();
});

test("message files are imported by hand, and what is no message says so", async ({ page, context, app }) => {
  const person = await signedInPerson(context, app);
  await page.goto("/emails/new");
  const files = [
    { name: "hotel.eml", mimeType: "message/rfc822", buffer: sampleMail("d01", `import-${person.id}`) },
    { name: "notes.eml", mimeType: "message/rfc822", buffer: Buffer.from("only words") },
  ];
  // Use the file chooser like a person, because files set before hydration are lost.
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import .eml" }).click();
  await (await chosen).setFiles(files);
  await expect(page.getByText("2 of 2 files done")).toBeVisible();
  await expect(page.getByText("This file is not an email (.eml).")).toBeVisible();
  await expect(page.getByRole("link", { name: /40117-RX82/ })).toBeVisible();
});

test("the Emails screen says what it is when nothing is there, and finds nothing for a strange search", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/emails");
  await expect(page).toHaveURL(/\/emails\/new$/);
  await expect(page.getByRole("heading", { name: "No emails found" })).toBeVisible();
  // Streamed content is briefly present twice, once hidden.
  const search = page.getByPlaceholder("Search emails, confirmations, clients...").filter({ visible: true });
  await search.fill("%_\\");
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('Nothing here contains "%_\\".')).toBeVisible();
});

test("keys move through the mails and act on them @desktop", async ({ page, context, app }) => {
  const person = await signedInPerson(context, app);
  for (const name of ["d01", "d06"]) await deliver(app, person.id, sampleMail(name, `${name}-${person.id}`));
  await page.goto("/emails/new");
  await expect(page.getByRole("link", { name: /40117-RX82/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /LSB-88213/ })).toBeVisible();
  await alive(page.locator("[data-email]").first());
  await expect(async () => {
    if (!page.url().includes("emailId=")) await page.keyboard.press("j");
    await expect(page).toHaveURL(/emailId=/, { timeout: 1_000 });
  }).toPass();
  await expect(button(page, "Discard")).toBeVisible();
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.locator("[data-email][aria-current=true]")).toContainText("40117-RX82");
  await page.keyboard.press("x");
  await expect(page.getByText("2 selected")).toBeVisible();
  await button(page, "Discard selected").click();
  await expect(page.getByRole("heading", { name: "No emails found" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: /40117-RX82/ })).toBeVisible();
});

test("an empty inbox says where to forward to, and a sample shows what becomes of an email", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/emails/new");
  await expect(page.getByLabel("Private inbound address")).toContainText("@in.tallyport.example");
  await expect(button(page, "Copy your private address")).toBeVisible();
  await expectNoBarrier(page);
  await button(page, "Try a sample email").click();
  await page.getByRole("link", { name: /SAMPLE-1001/ }).click();
  await expect(button(page, "Convert to Booking")).toBeEnabled();
  await expect(page.getByText("Harbour View Hotel").filter({ visible: true }).first()).toBeVisible();
});

test("settings and help are accessible, and the private address is at hand", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/settings/email-forwarding");
  await expect(page.getByText("Waiting for your first email...")).toBeVisible();
  await expect(page.getByLabel("Private inbound address")).toContainText("@in.tallyport.example");
  await expectNoBarrier(page);
  await page.goto("/help/email-setup");
  await expect(page.getByRole("heading", { name: "Gmail" })).toBeVisible();
  await expectNoBarrier(page);
});

function button(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).filter({ visible: true });
}
