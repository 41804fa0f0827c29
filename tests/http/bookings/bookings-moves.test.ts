import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as archive } from "@/app/api/bookings/[id]/archive/route";
import { PATCH as close } from "@/app/api/bookings/[id]/close/route";
import { booked, JSON_TYPE, paid } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

const moved = (handler: typeof close, id: string, what: string) =>
  ada.ask(handler, `/api/bookings/${id}/${what}`, { method: "PATCH" }, { id });

describe("PATCH /bookings/{id}/close", () => {
  it("closes an open booking, and says so again when asked again", async () => {
    const { id } = await booked(ada);
    for (let time = 0; time < 2; time += 1) {
      const response = await moved(close, id, "close");
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ status: "CLOSED" });
    }
  });

  it("leaves a paid booking paid", async () => {
    const { id } = await booked(ada);
    await paid(ada, id, 420);
    expect(await (await moved(close, id, "close")).json()).toMatchObject({ status: "PAID" });
  });

  it("refuses a reason nobody knows", async () => {
    const { id } = await booked(ada);
    const init = { method: "PATCH", headers: JSON_TYPE, body: JSON.stringify({ reason: "BORED" }) };
    expect((await ada.ask(close, `/api/bookings/${id}/close`, init, { id })).status).toBe(400);
  });

  it("doesn't find another agent's booking", async () => {
    const { id } = await booked(ben);
    expect((await moved(close, id, "close")).status).toBe(404);
    expect((await moved(archive, id, "archive")).status).toBe(404);
  });
});

describe("PATCH /bookings/{id}/archive", () => {
  it("refuses an unpaid booking in the specification's words", async () => {
    const { id } = await booked(ada);
    const response = await moved(archive, id, "archive");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message:
        "Cannot archive booking: status must be PAID but is currently CONFIRMED. Complete the booking first.",
    });
  });

  it("is told once in the feed, with the status before and after", async () => {
    const { id } = await booked(ada);
    await paid(ada, id, 420);
    await db`delete from activities where user_id = ${ada.id}`;
    for (let time = 0; time < 2; time += 1) await moved(archive, id, "archive");
    const feed = await db`select type, change_set from activities where user_id = ${ada.id} order by id`;
    expect(feed).toEqual([
      { type: "BOOKING_ARCHIVED", change_set: { status: { from: "PAID", to: "ARCHIVED" } } },
      { type: "BOOKING_UNARCHIVED", change_set: { status: { from: "ARCHIVED", to: "PAID" } } },
    ]);
  });

  it("archives a paid one with its emails, and brings back exactly those", async () => {
    const { id } = await booked(ada);
    await paid(ada, id, 420);
    await mail("hb 4471", "processed");
    await mail("HB-4471", "new");
    const already = await mail("HB4471", "rejected");
    await mail("HB-9", "new");
    const before = await statuses();
    const there = await moved(archive, id, "archive");
    expect(await there.json()).toMatchObject({ status: "ARCHIVED", relatedEmails: 2 });
    expect(await statuses()).toEqual(["rejected", "rejected", "rejected", "new"]);
    const back = await moved(archive, id, "archive");
    expect(await back.json()).toMatchObject({ status: "PAID", relatedEmails: 2 });
    expect(await statuses()).toEqual(before);
    const [row] = await db`select status from emails where id = ${already}`;
    expect(row?.status).toBe("rejected");
  });

  it("archives the booking even when its emails can't follow", async () => {
    const { id } = await booked(ada);
    await paid(ada, id, 420);
    await mail("HB-4471", "new");
    await db`alter table emails add constraint emails_stuck check (status <> 'rejected') not valid`;
    try {
      const response = await moved(archive, id, "archive");
      expect(await response.json()).toMatchObject({ status: "ARCHIVED", relatedEmails: null });
    } finally {
      await db`alter table emails drop constraint emails_stuck`;
    }
  });
});

let seconds = 0;

async function mail(number: string, status: string): Promise<string> {
  const id = randomUUID();
  seconds += 1;
  const key = number.toUpperCase().replace(/[\s-]/g, "");
  await db`insert into emails
      (user_id, id, status, intake, provider, sender_trust, number_key, search_subject, search_sender, search_booking, created_at, updated_at)
    values (${ada.id}, ${id}, ${status}, 'EXTRACTED', 'raw', 'verified', ${key}, '', '', '',
      now() + ${`${seconds} s`}::interval, now())`;
  return id;
}

async function statuses(): Promise<string[]> {
  const rows = await db`select status from emails where user_id = ${ada.id} order by number_key, created_at`;
  return rows.map((row) => row.status as string);
}
