import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import {
  activeLine,
  find,
  openPalette,
  palette,
  paletteButton,
  paletteField,
} from "../../support/app/palette";
import { fillLedger } from "../../support/database/ledger";
import { deliver, sampleMail } from "../../support/mails/mail";
import { signedInPerson } from "../../support/people/sign-in";

test.describe("what the palette does @desktop", () => {
  test("does what can be done, and gives the focus back to where it was called from", async ({
    page,
    context,
    app,
  }) => {
    await signedInPerson(context, app);
    await page.goto("/suppliers");
    await paletteButton(page).focus();
    await openPalette(page);
    await find(page, "add book", palette(page).getByRole("option", { name: "Add Booking" }));
    await page.keyboard.press("Enter");
    const adding = page.getByRole("dialog", { name: "Add New Booking" });
    await expect(adding.getByLabel("Confirmation Number")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(adding).toHaveCount(0);
    await expect(paletteButton(page)).toBeFocused();

    for (const [typed, theme] of [
      ["dark", /\bdark\b/],
      ["light", /\blight\b/],
    ] as const) {
      await openPalette(page);
      await find(page, typed, activeLine(page));
      await page.keyboard.press("Enter");
      await expect(page.locator("html")).toHaveClass(theme);
    }
    await openPalette(page);
    await page.keyboard.type("shortcuts");
    await page.keyboard.press("Enter");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(list.getByText("Go to a page, a record or an action")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list).toHaveCount(0);
    await expect(paletteButton(page)).toBeFocused();

    await openPalette(page);
    await page.keyboard.type("import csv");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Import Bookings from CSV" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await openPalette(page);
    await page.keyboard.type("log out");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/sign-in/);
  });

  test("doesn't lead away from what was typed, and leaves the mail's own frame alone", async ({
    page,
    context,
    app,
  }) => {
    const person = await signedInPerson(context, app);
    await page.goto("/bookings/open?dialog=add-booking");
    const adding = page.getByRole("dialog", { name: "Add New Booking" });
    await adding.getByLabel("Client Name").fill("Marta Lind");
    await openPalette(page);
    await page.keyboard.type("suppliers");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Keep Editing" }).click();
    await expect(adding.getByLabel("Client Name")).toHaveValue("Marta Lind");

    await deliver(app, person.id, sampleMail("d01", `palette-${person.id}`));
    await page.goto("/emails/new");
    const mail = page.getByRole("link", { name: /40117-RX82/ });
    await mail.click();
    const body = page.frameLocator("iframe[title='Email body']").locator("body");
    await expect(body).toBeVisible();
    await openPalette(page);
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toHaveCount(0);
    await body.click();
    await page.keyboard.press("Control+k");
    // Press another shortcut of the app shell, to show that the preceding one has been handled.
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
  });

  test("is an administrator's too, with that area's pages", async ({ page, context, app }) => {
    await signedInPerson(context, app, { role: "ADMIN" });
    await page.goto("/admin");
    await openPalette(page);
    await page.keyboard.type("agent");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    await openPalette(page);
    await page.keyboard.type("admin");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  });

  test("has company: G and a letter lead to each page", async ({ page, context, app }) => {
    await signedInPerson(context, app);
    await page.goto("/suppliers");
    await openPalette(page);
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    for (const [letter, address, heading] of [
      ["d", /\/$/, "Welcome Back"],
      ["e", /\/emails\/new$/, "Emails"],
      ["b", /\/bookings\/open$/, "Bookings"],
      ["s", /\/suppliers$/, "Suppliers"],
    ] as const) {
      await page.keyboard.press("g");
      await page.keyboard.press(letter);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { name: heading, exact: true }).first()).toBeVisible();
    }
  });
});

test(`the palette has no barrier`, async ({ page, context, app, viewport }) => {
  const ledger = await fillLedger(app, await signedInPerson(context, app));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(async () => {
    if (!(await palette(page).isVisible())) await paletteButton(page).click({ timeout: 1_000 });
    await expect(palette(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const where = `${viewport?.width} px`;
  await expectNoBarrier(page, `the palette in ${where}`);
  await find(page, ledger.supplier, palette(page).getByRole("group", { name: "Suppliers" }).first());
  await expectNoBarrier(page, `what it found in ${where}`);
  await paletteField(page).fill("nothing like this");
  await expect(palette(page).getByText("Nothing found for “")).toBeVisible();
  await expectNoBarrier(page, `nothing found in ${where}`);
  await page.route("**/api/emails?*", (route) => route.fulfill({ status: 500, json: {} }));
  await paletteField(page).fill("nor like that");
  await expect(palette(page).getByRole("button", { name: "Try Again" })).toBeVisible();
  await expectNoBarrier(page, `a search that failed in ${where}`);
  await palette(page).getByRole("button", { name: "Close" }).click();
  await expect(palette(page)).toHaveCount(0);
  await expect(paletteButton(page)).toBeFocused();
});
