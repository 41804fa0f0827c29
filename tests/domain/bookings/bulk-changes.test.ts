import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  changeBookingsWithEmails,
  undoChangeWithEmails,
} from "@/lib/inbox/emails/decisions/bookings-with-emails";
import { type BulkChange, bulkChange } from "@/lib/ledger/bookings/bulk/bulk-change.model";
import { countTabs } from "@/lib/ledger/bookings/list/list-bookings";
import { updateBooking } from "@/lib/ledger/bookings/update-booking";
import { booked, listed, paid } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

const act = (of: unknown, move: unknown): BulkChange => bulkChange.parse({ id: randomUUID(), of, move });
const all = (count: number, search?: string) => ({ filter: { search, status: "open" }, count });
const close = { kind: "close", reason: "COMPLETED" };

/** Creates twelve bookings, more than fit on a page. */
async function twelve() {
  for (let no = 1; no <= 12; no += 1) await booked(ada, { confirmationNumber: `PK-${no}` });
}

describe("all that a filter finds", () => {
  it("is changed at once beyond a page, told of each, and undone by one press", async () => {
    await twelve();
    await booked(ada, { confirmationNumber: "OTHER-1" });
    await booked(ben, { confirmationNumber: "PK-1" });
    const closing = act(all(12, "pk-"), close);
    const { outcome } = await changeBookingsWithEmails(ada.ctx, closing);
    expect(outcome).toEqual({ changed: 12, gone: 0, refused: [] });
    expect(await countTabs(ada.ctx)).toEqual({ open: 1, closed: 12, archived: 0 });
    expect(await countTabs(ben.ctx)).toEqual({ open: 1, closed: 0, archived: 0 });
    const told =
      await db`select count(*)::int from audit_log where user_id = ${ada.id} and action = 'booking.close'`;
    expect(told[0]?.count).toBe(12);

    // Retry the same change, as if the first response had been lost.
    expect((await changeBookingsWithEmails(ada.ctx, closing)).outcome.changed).toBe(12);
    expect(await undoChangeWithEmails(ada.ctx, closing.id)).toMatchObject({ kept: 0 });
    expect(await countTabs(ada.ctx)).toEqual({ open: 13, closed: 0, archived: 0 });
    await expect(undoChangeWithEmails(ada.ctx, closing.id)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("is what it is at the press: fewer are said, more are refused", async () => {
    await twelve();
    const { outcome } = await changeBookingsWithEmails(ada.ctx, act(all(14, "pk-"), close));
    expect(outcome).toMatchObject({ changed: 12, gone: 2 });
    await booked(ada, { confirmationNumber: "NEW-1" });
    await booked(ada, { confirmationNumber: "NEW-2" });
    await expect(changeBookingsWithEmails(ada.ctx, act(all(1, "new-"), close))).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect((await countTabs(ada.ctx)).open).toBe(2);
  });

  it("is undone but for what changed since", async () => {
    await twelve();
    const due = act(all(12, "pk-"), { kind: "due-date", dueOn: "2032-05-01" });
    await changeBookingsWithEmails(ada.ctx, due);
    const [first] = (await listed(ada)).data;
    await updateBooking(ada.ctx, { id: first?.id ?? "", version: null }, { clientName: "Somebody else" });
    expect(await undoChangeWithEmails(ada.ctx, due.id)).toMatchObject({ kept: 1 });
    const days =
      await db`select due_on::text as day, count(*)::int from bookings where user_id = ${ada.id} group by 1 order by 1`;
    expect(days).toMatchObject([{ count: 11 }, { day: "2032-05-01", count: 1 }]);
  });

  it("records what each booking owes, and takes back just that", async () => {
    const { id } = await booked(ada, { confirmationNumber: "A" });
    await booked(ada, { confirmationNumber: "B" });
    await paid(ada, id, 20);
    const payment = act(all(2), { kind: "payment", receivedOn: "2026-01-05" });
    await changeBookingsWithEmails(ada.ctx, payment);
    const sums = () => db`
      select b.confirmation_number as no, b.status, b.received_minor::int as received,
        (select sum(amount_minor)::int from allocations a where a.booking_id = b.id and reversed_at is null) as paid
      from bookings b where user_id = ${ada.id} order by 1`;
    const [a, b] = await sums();
    expect(a).toMatchObject({ status: "PAID", received: a?.paid });
    expect(b).toMatchObject({ status: "PAID", received: b?.paid });
    await undoChangeWithEmails(ada.ctx, payment.id);
    expect(await sums()).toMatchObject([
      { no: "A", received: 2000, paid: 2000 },
      { no: "B", received: 0, paid: null },
    ]);
  });
});

describe("the chosen rows of a page", () => {
  it("change as one, but for what the rule of a single booking refuses, with its reason", async () => {
    const { id } = await booked(ada, { confirmationNumber: "A" });
    const open = await booked(ada, { confirmationNumber: "B" });
    const foreign = await booked(ben);
    await changeBookingsWithEmails(
      ada.ctx,
      act({ ids: [id] }, { kind: "payment", receivedOn: "2026-01-05" }),
    );
    const archive = act({ ids: [id, open.id, foreign.id] }, { kind: "archive" });
    const { outcome } = await changeBookingsWithEmails(ada.ctx, archive);
    expect(outcome).toMatchObject({ changed: 1, gone: 1, refused: [{ count: 1 }] });
    expect(outcome.refused[0]?.message).toContain("Cannot archive booking");
    expect((await listed(ben)).data[0]?.status).toBe("CONFIRMED");
  });

  it("take their emails into the archive and bring them back", async () => {
    const { id } = await booked(ada);
    const mail = randomUUID();
    await db`insert into emails (user_id, id, intake, provider, sender_trust, number_key, subject, search_subject, search_sender, search_booking, created_at, updated_at)
      values (${ada.id}, ${mail}, 'EXTRACTED', 'raw', 'verified', 'HB4471', 'Your booking', '', '', '', now(), now())`;
    await changeBookingsWithEmails(
      ada.ctx,
      act({ ids: [id] }, { kind: "payment", receivedOn: "2026-01-05" }),
    );
    const archive = act({ ids: [id] }, { kind: "archive" });
    await changeBookingsWithEmails(ada.ctx, archive);
    const status = async () => (await db`select status from emails where id = ${mail}`)[0]?.status;
    expect(await status()).toBe("rejected");
    await undoChangeWithEmails(ada.ctx, archive.id);
    expect(await status()).toBe("new");
  });
});
