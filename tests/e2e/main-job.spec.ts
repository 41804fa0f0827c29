import type { Page } from "@playwright/test";
import { expectNoBarrier } from "../support/app/barriers";
import { expect, test } from "../support/app/fixtures";
import type { RunningApp } from "../support/app/running-app";
import { deliver, sampleMail } from "../support/mails/mail";
import { withDatabase } from "../support/people/people";
import { signedInPerson } from "../support/people/sign-in";

test("a forwarded confirmation becomes a booking whose commission is on the dashboard @both", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Set up Email Forwarding", exact: true })).toBeVisible();

  const raw = sampleMail("d01", `main-${person.id}`);
  expect(await deliver(app, person.id, raw)).toMatchObject({ status: 200, body: { outcome: "stored" } });
  expect(await deliver(app, person.id, raw)).toMatchObject({ status: 200, body: { outcome: "known" } });

  await page.goto("/emails/new");
  await expectNoBarrier(page);
  await page.getByRole("link", { name: /40117-RX82/ }).click();
  const convert = page.getByRole("button", { name: "Convert to Booking" });
  await expect(convert).not.toHaveAttribute("aria-disabled", "true");
  await expect(page.frameLocator("iframe").getByText("Cassius Wetherby").first()).toBeVisible();
  await expectNoBarrier(page);
  await convert.click();
  await expect(page.getByText("Booking created from extracted data")).toBeVisible();

  await page.goto("/bookings/open");
  const booked = page.getByRole("row", { name: /40117-RX82/ }).filter({ visible: true });
  await expect(booked).toContainText("Cassius Wetherby");
  await expectNoBarrier(page);

  await page.goto("/");
  const pending = await pendingOf(app, person.id);
  await expect(page.getByText(pending).first()).toBeVisible();
  await expectNoBarrier(page);
});

test("the whole way works by keyboard alone @desktop", async ({ page, context, app }) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `keys-${person.id}`));
  await page.goto("/emails/new");
  await expect(page.getByRole("link", { name: /40117-RX82/ })).toBeVisible();
  await tabTo(page, /40117-RX82/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Convert to Booking" })).not.toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await tabTo(page, /^Convert to Booking/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Booking created from extracted data")).toBeVisible();
  await tabTo(page, /^Bookings/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/bookings\/open/);
  await expect(page.getByText("40117-RX82").filter({ visible: true }).first()).toBeVisible();
});

/** Moves the focus forward to the element with that name; gives up after about two rounds of the page. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute("aria-label") ?? at?.textContent ?? "";
    });
    if (name.test(label)) return;
  }
  throw new Error(`The focus never reached ${name}.`);
}

async function pendingOf(app: RunningApp, userId: string): Promise<string> {
  const [row] = await withDatabase(
    app,
    (db) => db<{ minor: string; currency: string }[]>`
      select sum(commission_minor)::text as minor, min(commission_currency) as currency
      from bookings where user_id = ${userId}`,
  );
  const amount = (Number(row?.minor) / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
  return `${row?.currency} ${amount}`;
}
