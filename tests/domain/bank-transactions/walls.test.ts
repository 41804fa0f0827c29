import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../../support/database/database";
import { type Desk, newDesk, trip } from "../../support/transactions/desk";

let desk: Desk;
let linked: { readonly transactionId: string; readonly bookingId: string; readonly linkId: string };
beforeEach(async () => {
  desk = await newDesk(db);
  const { id: bookingId } = await trip(desk.ada);
  const transactionId = await desk.line(10_000);
  const { links } = await desk.match(transactionId, bookingId);
  linked = { transactionId, bookingId, linkId: links[0]?.id ?? "" };
});

/** Returns the SQLSTATE with which the database refuses the query, independently of the product's own checks. */
async function refusedAs(role: string, owner: string, query: string): Promise<string> {
  const work = db.begin(async (tx) => {
    await tx.unsafe(`set local role ${role}; set local app.user_id = '${owner}'`);
    return (await tx.unsafe(query)).count;
  });
  return work.then(
    (count) => `${count} rows`,
    (error: { code: string }) => error.code,
  );
}

const asAdmin = (query: string) => refusedAs("app_admin", "", query);
const asJob = (query: string) => refusedAs("app_job", desk.ada.id, query);
const asAgent = (query: string) => refusedAs("app_rt", desk.ada.id, query);
const [TAKEN, DENIED, CHECKED] = ["23505", "42501", "23514"];

describe("the database refuses", () => {
  it("a second open link of a transaction or a report, a link to nothing, and to both", async () => {
    const link = (target: string, values: string, transaction = linked.transactionId) =>
      asAdmin(`insert into match_links (id, transaction_id, ${target}, source, created_at)
        values ('${randomUUID()}', '${transaction}', ${values}, 'MANUAL', now())`);
    const booking = `'${desk.ada.id}', '${linked.bookingId}'`;
    expect(await link("booking_user_id, booking_id", booking)).toBe(TAKEN);
    const other = await desk.line(100);
    expect(await link("booking_user_id, booking_id", "null, null", other)).toBe(CHECKED);
    expect(await link("booking_user_id, booking_id, report_id", `${booking}, '${randomUUID()}'`, other)).toBe(
      CHECKED,
    );
  });

  it("to change a link but by closing or confirming it, and to close it twice", async () => {
    const change = (set: string) => asAdmin(`update match_links set ${set} where id = '${linked.linkId}'`);
    expect(await change("booking_id = gen_random_uuid()")).toBe(DENIED);
    expect(await change("source = 'AUTO'")).toBe(DENIED);
    expect(await asAdmin(`delete from match_links where id = '${linked.linkId}'`)).toBe(DENIED);
    await desk.unmatch(linked.transactionId);
    expect(await change("closed_at = now()")).toBe(DENIED);
  });

  it("to change a payment but by reversing it, once", async () => {
    const change = (set: string) =>
      asJob(`update allocations set ${set} where booking_id = '${linked.bookingId}'`);
    expect(await change("amount_minor = 1")).toBe(DENIED);
    expect(await change("reversed_at = null")).toBe(DENIED);
    await desk.unmatch(linked.transactionId);
    expect(await change("reversed_at = now()")).toBe("0 rows");
  });

  it("the same payment twice, a deposit without a link, and too much that nobody accepted", async () => {
    const pay = (columns: string, values: string) =>
      asJob(`insert into allocations (user_id, id, booking_id, amount_minor, currency, received_on, source, created_at, ${columns})
        values ('${desk.ada.id}', '${randomUUID()}', '${linked.bookingId}', 1, 'USD', now(), 'deposit', now(), ${values})`);
    expect(await pay("link_id, payment_no", `'${randomUUID()}', 1`)).toBe(TAKEN);
    expect(await pay("link_id, payment_no", `'${linked.linkId}', 2`)).toBe(TAKEN);
    expect(await pay("payment_no", "2")).toBe(CHECKED);
    expect(await pay("link_id, over_minor", `'${randomUUID()}', 5`)).toBe(CHECKED);
    const entry = randomUUID();
    const link = () => `'${randomUUID()}', '${entry}'`;
    expect(await pay("link_id, entry_id", link())).toBe("1 rows");
    expect(await pay("link_id, entry_id", link())).toBe(TAKEN);
  });

  it("an agent who would take a deposit back, or look at what brought it", async () => {
    expect(
      await asAgent(`update allocations set reversed_at = now() where booking_id = '${linked.bookingId}'`),
    ).toBe("0 rows");
    for (const table of ["bank_transactions", "match_links", "match_candidates", "match_lessons"]) {
      expect(await asAgent(`select * from ${table}`)).toBe(DENIED);
    }
  });
});
