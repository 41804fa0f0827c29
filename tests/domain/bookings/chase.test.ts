import { beforeEach, describe, expect, it } from "vitest";
import { logChase } from "@/lib/ledger/bookings/chase/log-chase";
import { readChase } from "@/lib/ledger/bookings/chase/read-chase";
import { undoChase } from "@/lib/ledger/bookings/chase/undo-chase";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney } from "@/lib/platform/base/money";
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
