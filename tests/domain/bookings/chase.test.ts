import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { logChase, readChase, undoChase } from "@/lib/ledger/bookings/chase/chase";
import { type CalendarDate, dayIn, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney } from "@/lib/platform/base/money";
import { timeZoneOf } from "@/lib/platform/context/context";
import { booked, paid } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

const PAST = { travelStartDate: "2025-01-01", travelEndDate: "2025-01-08" };

describe("chasing overdue commission", () => {
  it("groups it by supplier, the longest overdue first, and never adds up two currencies", async () => {
    await booked(ada, { ...PAST, confirmationNumber: "A" });
    await booked(ada, { ...PAST, confirmationNumber: "B", expectedCommissionCurrency: "EUR" });
    const { id } = await booked(ada, { ...PAST, confirmationNumber: "C" });
    await paid(ada, id, 120);
    const older = {
      travelStartDate: "2024-01-01",
      travelEndDate: "2024-01-08",
      supplier: { name: "Cove Cruises" },
    };
    await booked(ada, { ...older, confirmationNumber: "D" });
    await booked(ada, { confirmationNumber: "later" });
    const groups = await readChase(ada.ctx, "Ada Fern");
    expect(groups.map((group) => [group.supplierName, group.lines.length])).toEqual([
      ["Cove Cruises", 1],
      ["Harbour Hotels", 3],
    ]);
    expect((groups[1]?.sums ?? []).map(formatMoney).sort()).toEqual(["EUR 420.00", "USD 720.00"]);
  });

  it("has a mail ready, to the agent's own contact before the supplier's", async () => {
    const { supplier } = await booked(ada, PAST);
    const supplierId = supplier?.id ?? "";
    await db`update suppliers set email = 'desk@harbour.test' where id = ${supplierId}`;
    expect((await readChase(ada.ctx, "Ada Fern"))[0]?.contactEmail).toBe("desk@harbour.test");
    await db`insert into supplier_preferences (user_id, supplier_id, chase_name, chase_email, updated_at)
      values (${ada.id}, ${supplierId}, 'Ines Duarte', 'ines@harbour.test', now())`;
    const [group] = await readChase(ada.ctx, "Ada Fern");
    expect(group).toMatchObject({ contactName: "Ines Duarte", contactEmail: "ines@harbour.test" });
    expect(group?.mail.subject).toBe("Outstanding commission for 1 booking");
    for (const words of [
      "Dear Ines Duarte,",
      "HB-4471, Marta Lind",
      "USD 420.00",
      "due February 12, 2025",
      "Ada Fern",
    ]) {
      expect(group?.mail.body).toContain(words);
    }
  });

  it("remembers who was asked, and leaves a snoozed supplier alone until its day, both undoable", async () => {
    const { supplier } = await booked(ada, PAST);
    const note = { supplierId: supplier?.id ?? "", note: null };
    const asked = await logChase(ada.ctx, { ...note, kind: "contacted", channel: "phone" });
    const until = "2099-01-01" as CalendarDate;
    const put = await logChase(ada.ctx, { ...note, kind: "snoozed", until });
    const [group] = await readChase(ada.ctx, "Ada");
    expect(group).toMatchObject({ snoozedUntil: until, lastContactedAt: expect.any(String) });
    await undoChase(ada.ctx, asked);
    await undoChase(ada.ctx, put);
    expect((await readChase(ada.ctx, "Ada"))[0]).toMatchObject({ snoozedUntil: null, lastContactedAt: null });
  });
});

describe("the routine of chasing", () => {
  it("follows the supplier's days and language, and a promise keeps it quiet until its day", async () => {
    const { supplier } = await booked(ada, PAST);
    const supplierId = supplier?.id ?? "";
    await db`insert into supplier_preferences (user_id, supplier_id, chase_language, chase_days, updated_at)
      values (${ada.id}, ${supplierId}, 'de', '{7}', now())`;
    const first = async () => (await readChase(ada.ctx, "Ada Fern"))[0];
    expect((await first())?.mail.subject).toBe("Offene Provision für 1 Buchung");
    expect(await first()).toMatchObject({ chase: { step: 1, isDue: true, nextOn: null } });
    const until = "2099-01-01" as CalendarDate;
    await logChase(ada.ctx, { supplierId, kind: "promised", until, note: null });
    expect(await first()).toMatchObject({ snoozedUntil: until, promisedFor: until });
    await logChase(ada.ctx, { supplierId, kind: "contacted", channel: "phone", note: null });
    expect((await first())?.chase.isDue).toBe(false);
  });

  it("takes no promise of a day that has passed, which would be a year mistyped", async () => {
    const { supplier } = await booked(ada, PAST);
    const today = dayIn(new Date(), timeZoneOf(ada.ctx));
    const promised = (until: CalendarDate) =>
      logChase(ada.ctx, { supplierId: supplier?.id ?? "", kind: "promised", until, note: null });
    await expect(promised(plusDays(today, -1))).rejects.toMatchObject({
      code: "INVALID_INPUT",
      detail: { fields: { until: ["This day has passed"] } },
    });
    await promised(today);
    expect((await readChase(ada.ctx, "Ada"))[0]?.promisedFor).toBe(today);
  });

  it("writes in the agent's own language where nothing is settled for the supplier", async () => {
    await booked(ada, PAST);
    await db`update users set settings = '{"preferences": {"language": "fr"}}' where id = ${ada.id}`;
    expect((await readChase(ada.ctx, "Ada"))[0]?.mail.subject).toBe("Commission impayée pour 1 réservation");
  });

  it("has the answer of the supplier's contact beside the letter", async () => {
    const { supplier } = await booked(ada, PAST);
    const mailId = randomUUID();
    await db`insert into outbound_emails (user_id, id, supplier_id, to_address, from_name, reply_to, subject, body, delivery_key, created_at, queued_at)
      values (${ada.id}, ${randomUUID()}, ${supplier?.id ?? ""}, 'Rita@harbour.test', 'Ada', 'ada@fern.test', 's', 'b', 'k', now() - interval '2 days', now() - interval '2 days')`;
    await db`insert into emails (user_id, id, intake, provider, sender_trust, from_address, subject, search_subject, search_sender, search_booking, created_at, updated_at)
      values (${ada.id}, ${mailId}, 'NO_DATA', 'raw', 'unverified', 'rita@harbour.test', 'Re: s', '', '', '', now() - interval '1 day', now())`;
    expect((await readChase(ada.ctx, "Ada"))[0]?.answer).toMatchObject({ emailId: mailId, subject: "Re: s" });
  });
});
