import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createApiKey } from "@/lib/accounts/api-keys/api-keys";
import { readAccess } from "@/lib/accounts/billing/require-plan";
import { createEndpoint } from "@/lib/accounts/webhooks/endpoints";
import { dryRunCsv } from "@/lib/imports/dry-run-csv";
import { importCsv } from "@/lib/imports/import-csv";
import { readUpload } from "@/lib/imports/read-upload";
import { convertEmail } from "@/lib/inbox/emails/decisions/convert-email";
import { importFiles } from "@/lib/inbox/emails/intake/import-files";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { ensureForwardingAddresses } from "@/lib/inbox/forwarding/forwarding-addresses";
import { type Booking, bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { bookingChange } from "@/lib/ledger/bookings/booking-change.model";
import { openCalendarFeed } from "@/lib/ledger/bookings/calendar/calendar-feed";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { bookingListQuery } from "@/lib/ledger/bookings/list/booking-list.model";
import { listBookings } from "@/lib/ledger/bookings/list/list-bookings";
import { deleteBooking, restoreBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import { paymentDraft } from "@/lib/ledger/bookings/payments/payment.model";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import { updateBooking } from "@/lib/ledger/bookings/update-booking";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { savedViewDraft } from "@/lib/platform/saved-views/saved-view.model";
import { saveView } from "@/lib/platform/saved-views/saved-views";
import { startFake } from "../../support/billing/billing-app";
import { hear, newSubscriber } from "../../support/billing/subscriber";
import { form } from "../../support/csv/csv-upload";
import { db } from "../../support/database/database";
import { DRAFT as BOOKING } from "../../support/http/booking-draft";
import { readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-outbox-"));
Object.assign(process.env, { MAIL_OUTBOX_DIR: OUTBOX, APP_URL: "https://app.tallyport.test" });
const fake = await startFake();
beforeEach(() => fake.reset());
afterAll(async () => {
  await Promise.all([stopBoss(), fake.stop()]);
  rmSync(OUTBOX, { recursive: true });
});

const DRAFT = bookingDraft.parse(BOOKING);
const SUPPLIER = supplierDraft.parse({ name: "Harbour Hotel" });
async function upload() {
  const request = new Request("http://localhost", { method: "POST", body: form({}) });
  const type = request.headers.get("content-type") ?? "";
  return readUpload(new Uint8Array(await request.arrayBuffer()), type);
}

/** Every use case that adds something and so needs a plan. */
const ADDING: Readonly<Record<string, (agent: TestAgent) => Promise<unknown>>> = {
  "a booking": ({ ctx }) => createBooking(ctx, DRAFT, { source: "form" }),
  "an import": async ({ ctx }) => importCsv(ctx, await upload()),
  "an import's dry run": async ({ ctx }) => dryRunCsv(ctx, await upload()),
  "an email's booking": async (agent) => convertEmail(agent.ctx, (await readMail(agent)).id),
  "a supplier": ({ ctx }) => addSupplier(ctx, SUPPLIER),
  "message files": ({ ctx }) => importFiles(ctx, new Uint8Array([1]), "message/rfc822"),
  "an API key": ({ ctx }) => createApiKey(ctx, { name: "Till", scope: "read", days: 30 }),
  "a webhook": ({ ctx }) => createEndpoint(ctx, { url: "https://example.com/hook", events: [] }),
};
const refused = { code: "PLAN_REQUIRED" };

describe("without a plan", () => {
  it.each(Object.entries(ADDING))("%s is refused, and nothing is written", async (_name, add) => {
    const agent = await newAgent(db);
    await expect(add(agent)).rejects.toMatchObject(refused);
    for (const table of ["bookings", "csv_imports", "api_keys", "webhook_endpoints"])
      expect(await db`select from ${db(table)} where user_id = ${agent.id}`, table).toEqual([]);
  });

  it("what there is can be read, and mails still arrive and are read", async () => {
    const agent = await newAgent(db);
    const mail = await readMail(agent);
    expect(await viewEmail(agent.ctx, mail.id)).toMatchObject({ status: "new" });
    expect((await listBookings(agent.ctx, bookingListQuery.parse({}))).count).toBe(0);
  });

  it("administrators add", async () => {
    const admin = await newAgent(db, { role: "ADMIN" });
    await createBooking(admin.ctx, DRAFT, { source: "form" });
  });
});

/** The use cases that need no plan, according to docs/billing.md. */
const OPEN: Readonly<Record<string, (agent: TestAgent, booking: Booking) => Promise<unknown>>> = {
  "a forwarding address": ({ ctx }, { id }) => ensureForwardingAddresses(ctx, [`${id}@fern-travel.example`]),
  "a booking's change": ({ ctx }, { id }) =>
    updateBooking(ctx, { id, version: null }, bookingChange.parse({ clientName: "Ben Aldous" })),
  "a payment": ({ ctx }, { id: bookingId }) =>
    recordPayment(ctx, paymentDraft.parse({ bookingId, amount: 60, receivedOn: "2026-01-05" })),
  "a booking brought back": async ({ ctx }, { id }) => {
    await deleteBooking(ctx, id);
    await restoreBooking(ctx, id);
  },
  "a view": ({ ctx }) => saveView(ctx, savedViewDraft.parse({ name: "Mine", path: "/bookings/open" })),
  "a calendar feed": ({ ctx }) => openCalendarFeed(ctx),
  "an email that arrives": (agent) => readMail(agent),
};

describe("after a subscription", () => {
  it.each(Object.entries(OPEN))("%s is there as before", async (_name, run) => {
    const { agent, id } = await newSubscriber(fake);
    const booking = await createBooking(agent.ctx, DRAFT, { source: "form" });
    fake.world.end(id);
    await hear(fake);
    await expect(addSupplier(agent.ctx, SUPPLIER)).rejects.toMatchObject(refused);
    await run(agent, booking);
  });
});

describe("with a subscription", () => {
  it("adding is as it was, through trial, payment, failure and recovery, and ends with it", async () => {
    const { agent, id } = await newSubscriber(fake);
    await createBooking(agent.ctx, DRAFT, { source: "form" });
    fake.world.renew(id, false);
    await hear(fake);
    const access = await readAccess(agent.ctx);
    expect(access).toMatchObject({ kind: "grace" });
    if (access.kind !== "grace") return;
    const late = { ...agent.ctx, now: new Date(access.until.getTime() + 1) };
    expect(await readAccess(late)).toEqual({ kind: "reading", because: "unpaid" });
    fake.world.recover(id);
    await hear(fake);
    expect(await readAccess(late)).toEqual({ kind: "all" });
    fake.world.end(id);
    await hear(fake);
    await expect(
      createBooking(agent.ctx, { ...DRAFT, confirmationNumber: "Z-9" }, { source: "form" }),
    ).rejects.toMatchObject(refused);
  });

  it("is somebody else's own", async () => {
    await newSubscriber(fake);
    const ben = await newAgent(db);
    await expect(createBooking(ben.ctx, DRAFT, { source: "form" })).rejects.toMatchObject(refused);
  });
});
