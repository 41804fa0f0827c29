import type { Page } from "@playwright/test";
import { expectNoBarrier } from "../support/app/barriers";
import { expect, test } from "../support/app/fixtures";
import type { RunningApp } from "../support/app/running-app";
import { deliver, sampleMail } from "../support/mails/mail";
import { withDatabase } from "../support/people/people";
import { signedInPerson } from "../support/people/sign-in";

const SIZES = [
  { width: 320, height: 700 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

type State = {
  readonly name: string;
  readonly path: string;
  /** The number or subject of the mail that is opened. */
  readonly mail?: string;
  /** A button of its panel, which may stand in a drawer. */
  readonly press?: string;
  readonly until: string;
  /** That something is on its way is what it shows. */
  readonly busy?: boolean;
};

const STATES: readonly State[] = [
  { name: "list", path: "/emails/new", until: "HB-4471" },
  { name: "nothing found", path: "/emails/new?search=zzz", until: "No emails found" },
  { name: "ready mail", path: "/emails/new", mail: "40117-RX82", until: "Convert to Booking" },
  {
    name: "simple panel",
    path: "/emails/new",
    mail: "40117-RX82",
    press: "Simple view",
    until: "Create Booking from Email",
  },
  {
    name: "field editor",
    path: "/emails/new",
    mail: "40117-RX82",
    press: "Edit client name",
    until: "Convert to Booking",
  },
  {
    name: "review dialog",
    path: "/emails/new",
    mail: "40117-RX82",
    press: "Review & Edit",
    until: "Financial Information",
  },
  { name: "statement", path: "/emails/new", mail: "RA-5521", until: "Move to Done" },
  { name: "changes to a booking", path: "/emails/new", mail: "HB-4471", until: "Changes to a booking" },
  { name: "several bookings", path: "/emails/new", mail: "Two confirmed", until: "Convert to Booking" },
  { name: "conflict", path: "/emails/new", mail: "HB-9001", until: "Missing required fields" },
  { name: "failed reading", path: "/emails/new", mail: "Unreadable", until: "Retry" },
  {
    name: "being read",
    path: "/emails/new",
    mail: "Waiting",
    until: "Analyzing email content...",
    busy: true,
  },
  { name: "in review", path: "/emails/review", mail: "HB-9002", until: "Convert to Booking" },
  { name: "done", path: "/emails/done", mail: "HB-9003", until: "View Booking" },
  { name: "trash", path: "/emails/trash", mail: "HB-9004", until: "Restore" },
  { name: "settings", path: "/settings/email-forwarding", until: "Private inbound address" },
  { name: "help", path: "/help/email-setup", until: "Gmail" },
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const viewport of SIZES) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport });

      test("every state of the e-mail screens is accessible and as wide as the window", async ({
        page,
        context,
        app,
      }) => {
        const person = await signedInPerson(context, app);
        await fillInbox(page, app, person.id);
        for (const state of STATES) {
          await test.step(state.name, async () => {
            await reach(page, state);
            await expectNoBarrier(page, state.name, state);
          });
        }
      });
    });
  }
}

async function reach(page: Page, { path, mail, press, until }: State): Promise<void> {
  await page.goto(path);
  if (mail) {
    await page.getByRole("link", { name: new RegExp(mail) }).click();
    await page.frameLocator("iframe[title='E-mail body']").locator("body").waitFor();
    await openDrawer(page);
  }
  if (press) await seen(page, press).click();
  await expect(page.getByText(until).filter({ visible: true }).first()).toBeVisible();
}

/** Where the panel has no room it is in a drawer. */
async function openDrawer(page: Page): Promise<void> {
  const opener = page.getByRole("button", { name: "Extracted data" });
  if (await opener.isVisible()) await opener.click();
}

function seen(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).filter({ visible: true });
}

/** Mails in every state that the screens show. */
async function fillInbox(page: Page, app: RunningApp, userId: string): Promise<void> {
  await book(page);
  for (const name of ["d01", "en-statement-csv", "en-multi-booking"]) {
    await deliver(app, userId, sampleMail(name, `${name}-${userId}`));
  }
  await deliver(app, userId, stay(userId, "HB-4471", "Total Price: USD 4,500.00"));
  await deliver(app, userId, stay(userId, "HB-9001", "Total Price: USD 900.00", "Total Price: USD 950.00"));
  for (const number of ["HB-9002", "HB-9003", "HB-9004", "Unreadable", "Waiting"]) {
    await deliver(app, userId, stay(userId, number, "Total Price: USD 900.00"));
  }
  await withDatabase(app, async (db) => {
    await expect(async () => {
      const [left] = await db<{ count: number }[]>`select count(*)::int from emails
        where user_id = ${userId} and intake in ('RECEIVED', 'PARSING')`;
      expect(left?.count).toBe(0);
    }).toPass();
    const idOf = async (subject: string) => {
      const [row] = await db<{ id: string }[]>`select id from emails
        where user_id = ${userId} and subject like ${`%${subject}%`}`;
      return row?.id ?? "";
    };
    const review = await page.request.post(`/api/emails/${await idOf("HB-9002")}/accuracy-feedback`, {
      data: { isAccurate: false },
    });
    expect(review.ok()).toBe(true);
    const convert = await page.request.post(`/api/emails/${await idOf("HB-9003")}/accuracy-feedback`, {
      data: { isAccurate: true },
    });
    expect(convert.ok()).toBe(true);
    expect((await page.request.post(`/api/emails/${await idOf("HB-9004")}/discard`)).ok()).toBe(true);
    await db`update emails set admin_notes = 'Checked with the supplier: the total includes taxes.'
      where id = ${await idOf("HB-9002")}`;
    await db`delete from email_items where email_id in (${await idOf("Unreadable")}, ${await idOf("Waiting")})`;
    await db`update emails set intake = 'FAILED', has_data = false, confirmation_number = null,
      intake_reason = 'The attachment is protected by a password.' where id = ${await idOf("Unreadable")}`;
    await db`update emails set intake = 'PARSING', has_data = false, confirmation_number = null
      where id = ${await idOf("Waiting")}`;
  });
}

function stay(userId: string, number: string, ...lines: readonly string[]): Buffer {
  const text = [
    "From: Harbour Hotel Lisbon <reservations@harbourhotel.example>",
    "To: agent@travel.example",
    `Subject: Reservation ${number}`,
    "Date: Fri, 18 Sep 2026 14:22:00 +0000",
    `Message-ID: <${number}-${userId}@harbourhotel.example>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Your reservation is confirmed.",
    "",
    "Hotel: Harbour Hotel Lisbon",
    `Confirmation Number: ${number}`,
    "Guest Name: Marta Lind",
    "Check-In Date: 18 February 2027",
    "Check-Out Date: 21 February 2027",
    ...lines,
    "Travel Agent Commission: USD 90.00",
    "",
  ];
  return Buffer.from(text.join("\r\n"));
}

async function book(page: Page): Promise<void> {
  const answer = await page.request.post("/api/bookings", {
    data: {
      confirmationNumber: "HB-4471",
      clientName: "Marta Lind",
      totalBookingAmount: 4200.5,
      totalBookingCurrency: "USD",
      expectedCommissionAmount: 420,
      expectedCommissionCurrency: "USD",
      travelStartDate: "2027-02-18",
      travelEndDate: "2027-02-22",
      supplier: { name: "Harbour Hotel Lisbon" },
    },
  });
  expect(answer.ok()).toBe(true);
}
