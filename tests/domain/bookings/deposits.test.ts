import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as archive } from "@/app/api/bookings/[id]/archive/route";
import { DELETE as remove } from "@/app/api/bookings/[id]/route";
import { allocateDeposit } from "@/lib/ledger/bookings/payments/allocate-deposit";
import type { Deposit } from "@/lib/ledger/bookings/payments/deposit.model";
import { reversePayment } from "@/lib/ledger/bookings/payments/record-payment";
import { reverseAllocations } from "@/lib/ledger/bookings/payments/reverse-allocations";
import { readBookingDetails } from "@/lib/ledger/bookings/read-booking";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { newId } from "@/lib/platform/base/id";
import { currency } from "@/lib/platform/base/money";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { booked, paid, patched } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const USD = currency.parse("USD");
const OWED = 12_345;
let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

function deposit(bookingId: string, creditMinor: number, change: Partial<Deposit> = {}): Promise<Deposit> {
  const given: Deposit = {
    bookingId,
    id: newId(),
    linkId: newId(),
    entryId: null,
    creditMinor,
    deposit: { minor: creditMinor, currency: USD },
    feeMinor: 0,
    keptMinor: 0,
    paidRate: null,
    receivedOn: "2026-02-03" as CalendarDate,
    source: "deposit",
    payer: "GREATWIND TOURS",
    reference: "REF 77",
    payoutId: newId(),
    answers: null,
    ...change,
  };
  return inTenant(systemContext("test"), ada.id, (tx) => allocateDeposit(tx, given)).then(() => given);
}

const release = ({ linkId }: Deposit) =>
  inTenant(systemContext("test"), ada.id, (tx) => reverseAllocations(tx, { linkId: linkId ?? "" }));

const trip = () => booked(ada, { expectedCommissionAmount: OWED / 100, expectedCommissionCurrency: "USD" });
const facts = async (id: string) => {
  const [row] =
    await db`select status, received_minor::int, short_pay_minor::int, last_paid_on::text, archived_at, closed_at
    from bookings where id = ${id}`;
  return row;
};
const told = () => db`select type, title, message, booking_id, payout_id from notifications
  where user_id = ${ada.id} order by created_at, id`;

describe("a deposit for a booking", () => {
  it("pays it, tells the agent once, and stands on its timeline with payer and reference", async () => {
    const { id, confirmationNumber, supplier } = await trip();
    const given = await deposit(id, OWED);
    expect(await facts(id)).toMatchObject({
      status: "PAID",
      received_minor: OWED,
      last_paid_on: "2026-02-03",
    });
    expect(await told()).toEqual([
      {
        type: "ADVISOR_PAYOUT",
        title: "Commission received",
        message: `USD 123.45 from ${supplier?.name} arrived for booking ${confirmationNumber}.`,
        booking_id: id,
        payout_id: given.payoutId,
      },
    ]);
    const { payments, history } = await readBookingDetails(ada.ctx, id);
    expect(payments).toMatchObject([
      { payer: "GREATWIND TOURS", reference: "REF 77", receivedOn: "2026-02-03" },
    ]);
    expect(history.map(({ type }) => type)).toContain("COMMISSION_RECEIVED");
  });

  it("tells once what a link brought for several bookings", async () => {
    const [one, other] = [await trip(), await booked(ada, { confirmationNumber: "HB-2" })];
    const first = await deposit(one.id, 10_00, { entryId: newId() });
    await deposit(other.id, 5_00, { linkId: first.linkId, payoutId: first.payoutId, entryId: newId() });
    const [notice, ...more] = await told();
    expect(notice?.message).toMatch(/^USD 15\.00 from .* arrived for 2 bookings\.$/);
    expect(more).toEqual([]);
  });

  it("goes beyond what is owed only where an administrator takes it so", async () => {
    const { id } = await trip();
    await expect(deposit(id, OWED + 1)).rejects.toMatchObject({
      code: "CONFLICT",
      detail: { facts: { overMinor: 1 } },
    });
    await deposit(id, OWED + 1, { answers: { by: newId(), overReason: "bonus" } });
    expect(await facts(id)).toMatchObject({ status: "PAID", received_minor: OWED + 1 });
  });

  it("takes the place of what the agent reported, and gives it back when it is released", async () => {
    const { id } = await trip();
    await paid(ada, id, 100);
    await paid(ada, id, 23.45);
    const before = await facts(id);
    const given = await deposit(id, OWED);
    expect(await facts(id)).toMatchObject({ status: "PAID", received_minor: OWED });
    await release(given);
    expect(await facts(id)).toEqual(before);
  });

  it("archives a booking again that a recall brought back, in whatever order recalls are released", async () => {
    const { id } = await trip();
    await deposit(id, OWED);
    await ada.ask(archive, `/api/bookings/${id}/archive`, { method: "PATCH" }, { id });
    const before = await facts(id);
    const first = await deposit(id, -100);
    const second = await deposit(id, -200, { answers: { by: newId(), isSecondRecall: true } });
    await release(first);
    expect(await facts(id)).toMatchObject({ status: "CONFIRMED", archived_at: null });
    await release(second);
    expect(await facts(id)).toEqual(before);
  });

  it("gives up the rest with it, and expects the rest again without it", async () => {
    const { id } = await trip();
    const given = await deposit(id, OWED - 300, { shortPayMinor: 300, reason: "Agreed by phone" });
    expect(await facts(id)).toMatchObject({ status: "PAID", short_pay_minor: 300 });
    await release(given);
    expect(await facts(id)).toMatchObject({ status: "CONFIRMED", short_pay_minor: 0, received_minor: 0 });
    expect(await told()).toMatchObject([{ type: "ADVISOR_PAYOUT" }, { title: "Commission is owed again" }]);
  });

  it("cannot be reversed by the agent, nor its booking deleted", async () => {
    const { id } = await trip();
    const given = await deposit(id, 100);
    await expect(reversePayment(ada.ctx, id, given.id)).rejects.toThrow(/only an administrator/i);
    const answer = await ada.ask(remove, `/api/bookings/${id}`, { method: "DELETE" }, { id });
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      "This booking was paid by a deposit. Ask an administrator to unlink it before you delete the booking.",
    ]);
  });

  it("stays in its currency", async () => {
    const { id } = await trip();
    await deposit(id, 100);
    expect((await patched(ada, id, { expectedCommissionCurrency: "EUR" })).status).toBe(409);
  });
});
