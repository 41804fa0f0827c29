import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { switchEndpoint } from "@/lib/accounts/webhooks/endpoints";
import { importCsv } from "@/lib/imports/import-csv";
import { readUpload } from "@/lib/imports/read-upload";
import { undoCsvImport } from "@/lib/imports/undo-csv-import";
import { convertEmail } from "@/lib/inbox/emails/decisions/convert-email";
import { receiveEmail } from "@/lib/inbox/emails/intake/receive-email";
import { deleteBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import { reversePayment } from "@/lib/ledger/bookings/payments/record-payment";
import { systemContext } from "@/lib/platform/context/context";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { type RecordedStatement, recordStatements } from "../../../bench/explain";
import { csv, form, row } from "../../support/csv/csv-upload";
import { booked, paid, patched } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { confirmationMail, inboundMail, itemOf, privateAddress, readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { deliver, type Hook, hooked, takeJobs } from "../../support/webhooks/endpoint";
import { LocalReceiver } from "../../support/webhooks/local-receiver";

process.env.WEBHOOKS_TO_LOCALHOST = "1";
const receiver = new LocalReceiver();
const asked: RecordedStatement[] = [];
beforeAll(async () => {
  await receiver.start();
  recordStatements(asked);
});
afterAll(async () => {
  await receiver.stop();
  await stopBoss();
});

let ada: TestAgent;
let hook: Hook;
beforeEach(async () => {
  ada = await newAgent(db);
  hook = await hooked(ada, receiver.url);
  receiver.received.length = 0;
});

/** Returns the event types that the endpoint receives once everything pending was delivered. */
async function heard(agent = ada, of = hook): Promise<string[]> {
  receiver.received.length = 0;
  await deliver(agent, of);
  return receiver.types();
}
const waiting = async (agent = ada) =>
  await db<
    { event: string }[]
  >`select event from webhook_deliveries where user_id = ${agent.id} and state = 'waiting'`;

async function upload(agent: TestAgent, rows: number) {
  const file = csv(...Array.from({ length: rows }, (_, index) => row(`N-${index}`)));
  const sent = new Response(form({ file }));
  const body = new Uint8Array(await sent.clone().arrayBuffer());
  asked.length = 0;
  return importCsv(agent.ctx, await readUpload(body, sent.headers.get("content-type") ?? ""));
}

describe("an endpoint is told", () => {
  it("of a booking that is made, with the booking as the contract has it, signed", async () => {
    const { id } = await booked(ada);
    expect(await heard()).toEqual(["booking.created"]);
    const message = receiver.opened(hook.secret);
    expect(message).toMatchObject({
      type: "booking.created",
      data: { bookingId: id, booking: { confirmationNumber: "HB-4471", expectedCommissionAmount: 420 } },
    });
    expect(Date.now() - Date.parse(message.timestamp)).toBeLessThan(60_000);
    expect(message.data).not.toHaveProperty("changes");
    expect(() => receiver.opened(`whsec_${Buffer.from("another").toString("base64")}`)).toThrow();
  });

  it("of a change, with what changed as the feed tells it, and of none where nothing did", async () => {
    const { id } = await booked(ada);
    await heard();
    await patched(ada, id, { destination: "Lisbon", expectedCommissionAmount: 500 });
    await patched(ada, id, { destination: "Lisbon" });
    expect(await heard()).toEqual(["booking.updated"]);
    expect(receiver.opened(hook.secret).data).toMatchObject({
      booking: { destination: "Lisbon" },
      changes: {
        destination: { from: null, to: "Lisbon" },
        expectedCommissionAmount: { from: 420, to: 500 },
      },
    });
  });

  it("of commission that came, and that it was taken back", async () => {
    const { id } = await booked(ada);
    await heard();
    const { paymentId } = await paid(ada, id, 420);
    expect((await heard()).sort()).toEqual(["booking.updated", "payment.received"]);
    const payment = receiver.received.findIndex(({ body }) => body.includes("payment.received"));
    expect(receiver.opened(hook.secret, payment).data).toMatchObject({
      booking: { receivedAmount: 420 },
      payment: { receivedAmount: { from: 0, to: 420 }, amount: 420, currency: "USD" },
    });
    await reversePayment(ada.ctx, id, paymentId);
    await heard();
    const taken = receiver.received.findIndex(({ body }) => body.includes("payment.received"));
    expect(receiver.opened(hook.secret, taken).data).toMatchObject({
      payment: { receivedAmount: { from: 420, to: 0 }, reversed: true },
    });
  });

  it("of an email that came, once, and of the booking that is made of it", async () => {
    const to = await privateAddress(db, ada);
    const mail = inboundMail(confirmationMail(), to);
    await receiveEmail(systemContext("webhook"), mail);
    await receiveEmail(systemContext("webhook"), mail);
    expect(await heard()).toEqual(["email.forwarded"]);
    const { data } = receiver.opened(hook.secret);
    expect(data).toMatchObject({ email: { id: data.emailId, status: "new" } });
    const view = await readMail(ada, { number: "OTHER-1" });
    await convertEmail(ada.ctx, itemOf(view), { version: null } as never);
    expect((await heard()).sort()).toEqual(["booking.created", "email.forwarded"]);
  });

  it("of each booking of an import, in as many statements as for one, and of their going", async () => {
    await upload(await newAgent(db), 3);
    const without = asked.length;
    const { importId, imported } = await upload(ada, 1_200);
    expect(imported).toBe(1_200);
    expect(asked.length).toBeLessThanOrEqual(without + 1);
    expect((await waiting()).length).toBe(1_200);
    expect(await takeJobs(db, hook)).toEqual([0]);
    await deliver(ada, hook);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(20);
    await undoCsvImport(ada.ctx, importId);
    expect((await waiting()).filter(({ event }) => event === "booking.updated")).toHaveLength(1_200);
  });

  it("of a booking that was deleted", async () => {
    const { id } = await booked(ada);
    await heard();
    await deleteBooking(ada.ctx, id);
    expect(await heard()).toEqual(["booking.updated"]);
    expect(receiver.opened(hook.secret).data).toEqual({
      bookingId: id,
      booking: null,
      changes: { deleted: { from: false, to: true } },
    });
  });
});

describe("an endpoint isn't told", () => {
  it("of what it didn't ask for, what is another agent's, or what came while it was off", async () => {
    const ben = await newAgent(db);
    const other = await hooked(ben, receiver.url, ["payment.received"]);
    await booked(ada);
    const { id } = await booked(ben);
    expect(await waiting(ben)).toEqual([]);
    await paid(ben, id, 420);
    expect(await heard(ben, other)).toEqual(["payment.received"]);
    await switchEndpoint(ada.ctx, hook.id, "off");
    await booked(ada, { confirmationNumber: "WHILE-OFF" });
    expect(await waiting()).toEqual([]);
    await switchEndpoint(ada.ctx, hook.id, "on");
    expect(await heard()).toEqual([]);
  });

  it("of what was rolled back", async () => {
    const { inTransaction } = await import("@/lib/platform/context/transaction");
    const { id } = await booked(ada);
    await heard();
    await takeJobs(db, hook);
    const failing = inTransaction(ada.ctx, async (tx) => {
      await deleteBooking(tx, id);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect([await waiting(), await takeJobs(db, hook)]).toEqual([[], []]);
  });
});

it("an agent without endpoints waits for no statement more, and their queue for no job", async () => {
  const [ben, cleo] = [await newAgent(db), await newAgent(db)];
  await booked(ben);
  asked.length = 0;
  await booked(ben, { confirmationNumber: "B-2" });
  const without = asked.length;
  await hooked(cleo, receiver.url, ["booking.created"]);
  await booked(cleo);
  asked.length = 0;
  await booked(cleo, { confirmationNumber: "C-2" });
  expect(asked.length).toBe(without + 1);
  expect(
    await db`select from pgboss.job where name = 'deliver-webhooks' and data ->> 'userId' = ${ben.id}`,
  ).toEqual([]);
});
