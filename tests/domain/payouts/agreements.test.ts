import { beforeEach, describe, expect, it } from "vitest";
import { agreementChange } from "@/lib/payouts/agreements/agreement-change.model";
import { importAgreements, previewAgreements } from "@/lib/payouts/agreements/import-agreements";
import { exportAgreements, listAgreements, readOwnPercent } from "@/lib/payouts/agreements/read-agreements";
import { endAgreement, previewAgreement, saveAgreement } from "@/lib/payouts/agreements/save-agreement";
import { AGREEMENTS_URL } from "@/lib/platform/base/addresses/agreements-address.model";
import type { Context } from "@/lib/platform/context/context";
import { db } from "../../support/database/database";
import { agreed, payoutsOn, sharesOf } from "../../support/payouts/payouts";
import { type Desk, newDesk, number, trip } from "../../support/transactions/desk";

let desk: Desk;
let admin: Context;
beforeEach(async () => {
  desk = await newDesk(db);
  admin = desk.admin.ctx;
});

const change = (more: object) =>
  agreementChange.parse({ userId: desk.ada.id, percent: 60, validFrom: "2026-01-01", ...more });
const listed = (query: object = {}) => listAgreements(admin, { ...AGREEMENTS_URL.read({}), ...query });
const matched = async (agent = desk.ada, more: object = {}) => {
  const booking = await trip(agent, more);
  await desk.match(await desk.line(12_345), booking.id);
  return booking;
};

describe("an agreement", () => {
  it("is added, changed in place of what stood, ended, and kept in the history, each audited", async () => {
    const { id } = await saveAgreement(admin, change({ note: "Since January" }));
    await saveAgreement(admin, change({ replacesId: id, percent: 62.55 }));
    await expect(saveAgreement(admin, change({ replacesId: id }))).rejects.toMatchObject({ code: "STALE" });
    await expect(saveAgreement(admin, change({}))).rejects.toMatchObject({ code: "CONFLICT" });
    const { rows } = await listed();
    expect(rows).toMatchObject([{ agentName: "Ada Fern", percentBp: 6_255, supplier: null, endedAt: null }]);
    await endAgreement(admin, { userId: desk.ada.id, id: rows[0]?.id ?? "" });
    expect((await listed()).count).toBe(0);
    expect((await listed({ show: "all" })).rows).toMatchObject([
      { endedBy: "Ada Fern" },
      { endedBy: "Ada Fern" },
    ]);
    const audit = await db`select action from audit_log where entity = 'payout-agreement' order by at, id`;
    expect(audit.map(({ action }) => action)).toEqual([
      "payout-agreement.create",
      "payout-agreement.change",
      "payout-agreement.end",
    ]);
  });

  it.each([
    [{ percent: 60.001 }, "percent"],
    [{ percent: 100.01 }, "percent"],
    [{ percent: Number.NaN }, "percent"],
    [{ validFrom: null }, "validFrom"],
    [{ userId: "" }, "userId"],
    [{ bookingId: "00000000-0000-7000-8000-000000000001" }, "validFrom"],
  ])("is refused by its field: %o", (more, field) => {
    const given = {
      userId: "00000000-0000-7000-8000-000000000002",
      percent: 60,
      validFrom: "2026-01-01",
      ...more,
    };
    const result = agreementChange.safeParse(given);
    expect(result.error?.issues.map(({ path }) => path[0])).toContain(field);
  });

  it("is agreed with an administrator too, by themself", async () => {
    const { id } = await saveAgreement(admin, change({ userId: desk.admin.id }));
    await endAgreement(admin, { userId: desk.admin.id, id });
    expect((await listed({ show: "all" })).rows).toMatchObject([{ percentBp: 6_000 }]);
  });

  it("is for a supplier that the agent has, and for a booking of theirs", async () => {
    const [own] = await db`insert into suppliers (id, owner_id, name, name_key, created_at, updated_at)
      values (gen_random_uuid(), ${desk.ben.id}, 'Ben only', 'ben only', now(), now()) returning id`;
    await expect(saveAgreement(admin, change({ supplierId: own?.id }))).rejects.toMatchObject({
      code: "INVALID_INPUT",
    });
    const { id: bookingId } = await trip(desk.ben);
    await expect(saveAgreement(admin, change({ bookingId, validFrom: null }))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("shows before it is saved which bookings' next shares would change", async () => {
    await payoutsOn(db, { default_percent_bp: 5_000 });
    const [one, two] = [await trip(desk.ada), await trip(desk.ada, number(2))];
    await matched(desk.ada, number(3));
    await agreed(db, desk.ada.id, { percentBp: 7_000, bookingId: two.id });
    expect(await previewAgreement(admin, change({ percent: 60 }))).toEqual({
      changes: [{ fromBp: 5_000, toBp: 6_000, bookings: 1 }],
      unchanged: 1,
      madeShares: 1,
    });
    expect(
      await previewAgreement(admin, change({ bookingId: one.id, validFrom: null, percent: 0 })),
    ).toMatchObject({
      changes: [{ fromBp: 5_000, toBp: 0, bookings: 1 }],
      unchanged: 0,
    });
    expect(await db`select from payout_agreements where percent_bp <> 7000`).toEqual([]);
  });

  it("never touches a share that was made", async () => {
    await payoutsOn(db, { default_percent_bp: 5_000 });
    const booking = await matched();
    await saveAgreement(admin, change({ percent: 60 }));
    expect(await readOwnPercent(admin, booking.id)).toBeNull();
    await saveAgreement(admin, change({ bookingId: booking.id, validFrom: null, percent: 10 }));
    expect(await sharesOf(db, booking.id)).toMatchObject([{ bp: 5_000, amount: 6_173 }]);
    expect(await readOwnPercent(admin, booking.id)).toMatchObject({ percentBp: 1_000 });
  });
});

describe("a file of agreements", () => {
  it("is what the export makes of it, and each line that is doubtful is refused with its reason", async () => {
    const emails = await db`select id, email from users`;
    const of = (id: string) => String(emails.find((row) => row.id === id)?.email);
    const supplier = (await trip(desk.ada)).supplier?.name ?? "";
    await saveAgreement(admin, change({ percent: 60 }));
    const [exported = []] = await Array.fromAsync(exportAgreements(admin).batches);
    const head = "Agent,Supplier,Percent,Valid from,Basis,Note\n";
    const upload = (text: string) => ({ fileName: "a.csv", text: head + text });
    const again = upload(exported.map((cells) => cells.join(",")).join("\n"));
    expect(await previewAgreements(admin, again)).toMatchObject({
      added: 0,
      changed: 0,
      same: 1,
      refused: [],
    });
    const text = [
      `${of(desk.ada.id).toUpperCase()},,62.5,2026-01-01,,More`,
      `${of(desk.ada.id)},${supplier},70%,1 March 2026,booked,`,
      `${of(desk.ben.id)},,"50,25",2026-03-01,received,`,
      `${of(desk.ben.id)},,51,2026-03-01,received,`,
      "nobody@agents.test,,50,2026-03-01,,",
      `${of(desk.ben.id)},No such,50,2026-03-01,,`,
      `${of(desk.ben.id)},,101,2026-03-01,,`,
      `${of(desk.ben.id)},,50,03/04/2026,,`,
    ].join("\n");
    expect(await importAgreements(admin, upload(text))).toEqual({
      added: 2,
      changed: 1,
      same: 0,
      refused: [
        { line: 5, reason: "Line 4 says it of the same agent, supplier and day" },
        { line: 6, reason: "There is no agent with the address nobody@agents.test" },
        { line: 7, reason: "No such is no supplier of this agent" },
        { line: 8, reason: '"101" is no percent from 0 to 100' },
        { line: 9, reason: '"03/04/2026" can\'t be read as a day: write it as 2026-11-12' },
      ],
    });
    const { rows } = await listed();
    expect(rows.map(({ percentBp, validFrom, basis }) => [percentBp, validFrom, basis]).sort()).toEqual([
      [5_025, "2026-03-01", "RECEIVED"],
      [6_250, "2026-01-01", "RECEIVED"],
      [7_000, "2026-03-01", "BOOKED"],
    ]);
  });
});
