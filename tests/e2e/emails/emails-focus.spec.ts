import type { Page } from "@playwright/test";
import { expect, test } from "../../support/app/fixtures";
import { deliver, sampleMail } from "../../support/mails/mail";
import { signedInPerson } from "../../support/people/sign-in";

test("whoever works by key alone keeps their place when a button goes away with what it did @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  for (const name of ["d01", "d06"]) await deliver(app, person.id, sampleMail(name, `${name}-${person.id}`));
  await page.goto("/emails/new");
  await page.getByRole("link", { name: /40117-RX82/ }).click();

  // After a value is corrected, the focus stays on its row, so Tab continues from there.
  await press(page, "Edit client name");
  await page.getByRole("textbox", { name: "Client name" }).fill("Cassius W. Wetherby");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-panel-field]:focus")).toContainText("Cassius W. Wetherby");

  // Switch to the other panel and back.
  await press(page, "Simple view");
  await expect(page.locator("#email-panel-pane")).toBeFocused();
  await press(page, "Close booking information");
  await expect(page.locator("#email-panel-pane")).toBeFocused();

  // If the panel is a drawer, closing it returns the focus to its button.
  await page.setViewportSize({ width: 900, height: 800 });
  await press(page, "Extracted data");
  await expect(page.getByRole("dialog", { name: "Extracted data" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Extracted data" })).toBeFocused();

  // Discarding opens the next email and focuses its row in the list.
  await press(page, "Discard");
  await expect(page.getByText("Email moved to trash successfully")).toBeVisible();
  await expect(page.locator("[data-email][aria-current=true]")).toBeFocused();
  await expect(page.locator("[data-email][aria-current=true]")).toContainText("LSB-88213");

  // Closing an email returns the focus to its row.
  await press(page, "Close email");
  await expect(page.getByText("No email selected")).toBeVisible();
  await expect(page.getByRole("link", { name: /LSB-88213/ })).toBeFocused();
});

/** Presses a button by key, since clicking moves the focus elsewhere in some browsers. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true }).filter({ visible: true });
  await button.focus();
  await page.keyboard.press("Enter");
}
