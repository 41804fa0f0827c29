import type { Browser, Page, Route } from "@playwright/test";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { deliver, sampleMail } from "../../support/mails/mail";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

/** A confirmation with a commission but without a total. */
const WITHOUT_TOTAL = [
  "Booking confirmation",
  "",
  "Confirmation number:  TOT-3310",
  "Guest:                Ines Duarte",
  "Hotel:                Casa do Cais",
  "Check-in:             4 March 2027",
  "Check-out:            9 March 2027",
  "Your commission:      EUR 96.00",
  "",
  "Your booking is confirmed.",
].join("\r\n");

test("an amount is corrected at every width, in the currency that the booking has @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, message(`total-${person.id}`, WITHOUT_TOTAL));
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto("/emails/new");
  await page.getByRole("link", { name: /TOT-3310/ }).click();
  await page.getByRole("separator", { name: "Width of the extracted information" }).focus();
  await page.keyboard.press("Home");
  for (const width of [1600, 1280, 900, 320]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 900) await button(page, "Extracted data").click();
    await button(page, "Edit total").click();
    const amount = page.getByRole("textbox", { name: "Total" }).filter({ visible: true });
    expect(await widthOf(amount), `at ${width} px`).toBeGreaterThan(110);
    for (const name of ["Save total", "Keep total as it was"]) {
      const box = await button(page, name).boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0), `${name} at ${width} px`).toBeLessThanOrEqual(width);
    }
    await page.keyboard.press("Escape");
    await expect(amount).toHaveCount(0);
    if (width === 900) await page.keyboard.press("Escape");
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, "Edit total").click();
  await expect(page.getByRole("combobox", { name: "Total currency" })).toHaveValue("EUR");
  await page.getByRole("textbox", { name: "Total" }).fill("960");
  await page.keyboard.press("Enter");
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("EUR 960.00");
  await expect(summary).toContainText("10.0%");
  await expect(page.getByText("Everything a booking needs is here").filter({ visible: true })).toBeVisible();
});

test("of a mail with several bookings the next is offered, and a second press makes none and says so @desktop", async ({
  page,
  context,
  app,
  browser,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("za-dmc-two-lodges", `two-${person.id}`));
  await page.goto("/emails/new");
  await page.getByRole("link", { name: /KM-40231-A/ }).click();
  await expect(convertButton(page)).toBeVisible();
  const stale = await staleWindow(browser, page);

  await convertButton(page).dblclick();
  await expect(page.getByText("Booking created from extracted data")).toBeVisible();
  await expect(page.getByText("Next in this email: KM-40231-B")).toBeVisible();
  await expect(page.getByText("1 of 2 converted. Next: KM-40231-B")).toBeVisible();
  expect(await numbersOf(app, person.id)).toEqual(["KM-40231-A"]);

  await convertButton(stale.page).click();
  stale.goOn();
  const said = stale.page.locator("[data-sonner-toast]");
  await expect(said).toContainText("Already converted");
  await expect(stale.page.getByText("1 of 2 converted. Next: KM-40231-B")).toBeVisible();
  await said.getByRole("link", { name: /Open booking/ }).click();
  await expect(stale.page.getByRole("dialog", { name: "Edit Booking" })).toContainText("KM-40231-A");
  expect(await numbersOf(app, person.id)).toEqual(["KM-40231-A"]);

  // A converted booking is marked as such, and the next one is offered.
  await page.getByRole("button", { name: "Converted KM-40231-A" }).click();
  await expect(page.getByRole("link", { name: "View Booking KM-40231-A" })).toBeVisible();
  await expect(convertButton(page)).toHaveCount(0);
  await button(page, "Next Booking").click();
  await convertButton(page).click();
  await expect(page.getByRole("link", { name: /KM-40231-A/ })).toHaveCount(0);
  // The email disappears at once, while its booking is created in the background.
  await expect.poll(() => numbersOf(app, person.id)).toEqual(["KM-40231-A", "KM-40231-B"]);
});

test("a booking is reviewed beside its mail where there is room, and what was typed stays where there isn't @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `beside-${person.id}`));
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/emails/new");
  await page.getByRole("link", { name: /40117-RX82/ }).click();
  await button(page, "Extracted data").click();
  const drawer = page.getByRole("dialog", { name: "Extracted data" });
  await drawer.getByRole("button", { name: "Review & Edit" }).click();
  const form = page.getByRole("dialog", { name: "Edit Booking" });
  const client = form.getByRole("textbox", { name: "Client Name" });
  await expect(drawer).toHaveCount(0);
  await client.click();
  await client.fill("Cassius W. Wetherby");
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    const [mail, beside] = await Promise.all([page.locator("iframe").boundingBox(), form.boundingBox()]);
    expect(mail?.width, `the mail at ${width} px`).toBeGreaterThan(400);
    expect((mail?.x ?? 0) + (mail?.width ?? 0)).toBeLessThanOrEqual((beside?.x ?? 0) + 1);
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await widthOf(form)).toBe(375);
  await expect(client).toHaveValue("Cassius W. Wetherby");
  await page.setViewportSize({ width: 1280, height: 800 });
  await form.getByRole("button", { name: "Create Booking" }).click();
  await expect(page.getByText("Booking created with edited data")).toBeVisible();
});

test("Convert leads to the next email before the server has answered, and back where that fails @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, message(`next-${person.id}`, WITHOUT_TOTAL));
  await deliver(app, person.id, sampleMail("d01", `ahead-${person.id}`));
  await page.goto("/emails/new");
  await expect(page.getByRole("link", { name: /TOT-3310/ })).toBeVisible();
  const answer = Promise.withResolvers<"abort" | "continue">();
  const held = async (route: Route) =>
    route.request().method() === "POST" ? route[await answer.promise]() : route.continue();
  await page.route(/\/emails\/new/, held);
  const ahead = page.waitForResponse(/\/api\/emails\/[0-9a-f-]{36}$/);
  await page.getByRole("link", { name: /40117-RX82/ }).click();
  await ahead;
  await convertButton(page).click();
  const open = page.locator("article[aria-label=Email]");
  await expect(open).toContainText("TOT-3310");
  await expect(page.getByRole("link", { name: /40117-RX82/ })).toHaveCount(0);
  answer.resolve("abort");
  await expect(open).toContainText("40117-RX82");
  await expect(page.locator("[data-sonner-toast]")).toContainText("Unable to connect to server");
  expect(await numbersOf(app, person.id)).toEqual([]);
  await page.unroute(/\/emails\/new/, held);
  await convertButton(page).click();
  await expect(open).toContainText("TOT-3310");
  await expect(page.getByText("Booking created from extracted data")).toBeVisible();
  expect(await numbersOf(app, person.id)).toEqual(["40117-RX82"]);
});

test("a newsletter is put away, not converted @desktop", async ({ page, context, app }) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("en-newsletter-faq", `news-${person.id}`));
  await page.goto("/emails/new");
  await page.locator("[data-email]").first().click();
  const discard = page.locator("#email-panel-pane").getByRole("button", { name: "Discard" });
  await expect(discard).toBeVisible();
  await expect(convertButton(page)).toHaveCount(0);
  await discard.click();
  await expect(page.getByText("Email moved to trash successfully")).toBeVisible();
});

/** Opens another window of the same person that receives no updates until released. */
async function staleWindow(browser: Browser, fresh: Page) {
  const other = await browser.newContext({ storageState: await fresh.context().storageState() });
  const page = await other.newPage();
  await page.goto(fresh.url());
  await expect(convertButton(page)).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/emails**", async (route) => {
    await promise;
    await route.continue();
  });
  return { page, goOn: resolve };
}

function message(id: string, text: string): Buffer {
  const head = [
    "From: Casa do Cais <stay@casadocais.example>",
    "To: agent@travel.example",
    "Subject: Your booking TOT-3310",
    "Date: Fri, 18 Sep 2026 14:22:00 +0000",
    `Message-ID: <${id}@mail.test>`,
    "Content-Type: text/plain; charset=utf-8",
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${text}\r\n`);
}

async function numbersOf(app: RunningApp, userId: string): Promise<string[]> {
  const rows = await withDatabase(
    app,
    (db) => db<{ number: string }[]>`
      select confirmation_number as number from bookings where user_id = ${userId} order by 1`,
  );
  return rows.map((row) => row.number);
}

async function widthOf(element: { boundingBox(): Promise<{ width: number } | null> }): Promise<number> {
  return Math.round((await element.boundingBox())?.width ?? 0);
}

function convertButton(page: Page) {
  return button(page, "Convert to Booking");
}

function button(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).filter({ visible: true });
}
