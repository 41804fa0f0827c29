import type { Page } from "@playwright/test";
import { expect, test } from "../../support/app/fixtures";
import { deliver, sampleMail } from "../../support/mails/mail";
import { signedInPerson } from "../../support/people/sign-in";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test("the panes of the Emails screen are resized by key and pointer, never at the mail's cost, and stay so @desktop", async ({
    page,
    context,
    app,
  }) => {
    const person = await signedInPerson(context, app);
    await deliver(app, person.id, sampleMail("d01", `panes-${person.id}`));
    await page.goto("/emails/new");
    await page.getByRole("link", { name: /40117-RX82/ }).click();
    const list = page.getByRole("separator", { name: "Width of the list" });
    const panel = page.getByRole("separator", { name: "Width of the extracted information" });
    await expect(list).toHaveAttribute("aria-valuenow", "320");
    await expect(panel).toHaveAttribute("aria-valuenow", "360");

    await list.focus();
    await page.keyboard.press("ArrowRight");
    await expect(list).toHaveAttribute("aria-valuenow", "336");
    await page.keyboard.press("End");
    await panel.focus();
    await page.keyboard.press("End");
    expect(await widthOf(page, "[data-pane=mail]")).toBeGreaterThanOrEqual(440);
    await page.keyboard.press("Home");
    await expect(panel).toHaveAttribute("aria-valuenow", "280");

    await list.focus();
    await page.keyboard.press("Home");
    // Chromium never acknowledges a pointer move over a frame whose document is replaced while the pointer is down.
    await expect(page.frameLocator("iframe").locator("mark[data-field]").first()).toBeVisible();
    await drag(page, "Width of the list", 84);
    await expect(list).toHaveAttribute("aria-valuenow", "340");
    await panel.dblclick();
    await expect(panel).toHaveAttribute("aria-valuenow", "360");

    // The width is part of the server's HTML, before any script runs.
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain("--list-width:340px");
    await page.reload();
    await expect(list).toHaveAttribute("aria-valuenow", "340");
  });
});

test("the sidebar is icons where the room is needed, before any script has run, until somebody chooses @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  const still = await context.newPage();
  await still.route("**/_next/static/**/*.js", (route) => route.abort());
  await still.goto("/emails/new");
  await expect(still.locator("[data-slot=email-panes]")).toBeVisible();
  expect(await widthOf(still, "[data-slot=sidebar]")).toBe(48);
  await still.goto("/suppliers");
  await expect(still.getByRole("heading", { name: "Suppliers", exact: true })).toBeVisible();
  expect(await widthOf(still, "[data-slot=sidebar]")).toBe(256);
  await still.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(() => widthOf(still, "[data-slot=sidebar]")).toBe(48);
  await still.close();

  await page.goto("/emails/new");
  await expect(async () => {
    if ((await widthOf(page, "[data-slot=sidebar]")) !== 256) await page.keyboard.press("Control+b");
    await expect.poll(() => widthOf(page, "[data-slot=sidebar]"), { timeout: 1_000 }).toBe(256);
  }).toPass();
  await page.setViewportSize({ width: 1500, height: 800 });
  expect(await widthOf(page, "[data-slot=sidebar]")).toBe(256);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/suppliers");
  await expect.poll(() => widthOf(page, "[data-slot=sidebar]")).toBe(256);
});

async function widthOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return Math.round(box?.width ?? 0);
}

async function drag(page: Page, name: string, by: number): Promise<void> {
  const box = await page.getByRole("separator", { name }).boundingBox();
  if (!box) throw new Error(`${name} is not on the screen`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y);
  await page.mouse.move(x + by, y);
  await page.mouse.up();
}
