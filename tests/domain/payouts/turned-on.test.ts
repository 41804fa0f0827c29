import { beforeEach, describe, expect, it } from "vitest";
import { readStats } from "@/lib/desk/dashboard/read-stats";
import { readBookingDetails } from "@/lib/ledger/bookings/read-booking";
import { agreementChange } from "@/lib/payouts/agreements/agreement-change.model";
import { importAgreements, previewAgreements } from "@/lib/payouts/agreements/import-agreements";
import { exportAgreements, listAgreements, readOwnPercent } from "@/lib/payouts/agreements/read-agreements";
import { endAgreement, previewAgreement, saveAgreement } from "@/lib/payouts/agreements/save-agreement";
import { changePayoutSettings, readPayoutSettings } from "@/lib/payouts/settings/change-settings";
import { settingsChange } from "@/lib/payouts/settings/settings.model";
import { findUnsettledShares, holdShare, settleAllShares } from "@/lib/payouts/shares/shares";
import { AGREEMENTS_URL } from "@/lib/platform/base/addresses/agreements-address.model";
import type { Context } from "@/lib/platform/context/context";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import { db } from "../../support/database/database";
import { agreed, paidRun, payoutsOn, sharesOf } from "../../support/payouts/payouts";
import { type Desk, newDesk, number, trip } from "../../support/transactions/desk";

let desk: Desk;
let admin: Context;
beforeEach(async () => {
  desk = await newDesk(db);
  admin = desk.admin.ctx;
});

const change = (more: object) =>
  agreementChange.parse({ userId: desk.ada.id, percent: 60, validFrom: "2026-01-01", ...more });
const settings = (more: object = {}) =>
  settingsChange.parse({
    ...{ version: 0, isOn: true, startsOn: null, paidFrom: "RECEIPT", shortPayBorneBy: "PROPORTION" },
    ...{ defaultPercent: 50, minimumMinor: 0, needsSecondApprover: true },
    ...more,
  });
const matched = async (agent = desk.ada, more: object = {}) => {
  const booking = await trip(agent, more);
  await desk.match(await desk.line(12_345), booking.id);
  return booking;
};
const shareIdOf = async (bookingId: string): Promise<string> => {
  const [row] = await db`select id from payout_shares where booking_id = ${bookingId}`;
  return row?.id ?? "";
};

describe("payouts that are turned on", () => {
  it("make shares of what was received since the day to start from, once", async () => {
    const before = await matched();
    const late = await trip(desk.ada, number(2));
    await desk.match(await desk.line(12_345, { bookedOn: "2026-03-10" }), late.id);
    const later = { ...admin, now: new Date(admin.now.getTime() + 60_000) };
    await changePayoutSettings(later, settings({ startsOn: "2026-03-05" }));
    const [job] = await db`select data from pgboss.job where name = 'find-unsettled-shares'`;
    expect(job?.data).toMatchObject({ isExpected: true });
    const look = () => inSystemTransaction(systemContext("test"), (tx) => findUnsettledShares(tx, true));
    const settle = () => inTenant(systemContext("test"), desk.ada.id, (tx) => settleAllShares(tx, true));
    expect([await look(), await settle(), await look(), await settle()]).toEqual([1, 1, 0, 0]);
    expect(await sharesOf(db, late.id)).toMatchObject([{ amount: 6_173 }]);
    expect(await sharesOf(db, before.id)).toEqual([]);
    await desk.match(await desk.line(-2_345, { bookedOn: "2026-03-12" }), before.id);
    expect(await sharesOf(db, before.id)).toMatchObject([{ amount: -1_173 }]);
  });

  it("are changed by one of two who look at the same, and audited", async () => {
    await changePayoutSettings(admin, settings());
    await expect(changePayoutSettings(admin, settings({ isOn: false }))).rejects.toMatchObject({
      code: "STALE",
    });
    expect(await readPayoutSettings(admin)).toMatchObject({
      isOn: true,
      version: 1,
      defaultPercentBp: 5_000,
    });
    expect(await db`select action from audit_log`).toMatchObject([{ action: "payout-settings.change" }]);
  });

  it("show each share on the booking's timeline and what is on its way on the dashboard, and off show nothing", async () => {
    await payoutsOn(db, { default_percent_bp: 5_000, paid_from: "TRAVEL_END" });
    const [held, ready] = [await matched(), await matched(desk.ada, number(2))];
    await db`update bookings set travel_start = '2025-01-01', travel_end = '2025-01-02' where id = ${ready.id}`;
    const state = async (id: string) => (await readBookingDetails(desk.ada.ctx, id)).shares[0]?.state;
    expect([await state(held.id), await state(ready.id)]).toEqual(["HELD", "READY"]);
    await holdShare(admin, { userId: desk.ada.id, id: await shareIdOf(ready.id), reason: "Ask first" });
    expect(await state(ready.id)).toBe("HELD");
    expect((await readStats(desk.ada.ctx)).toBePaid).toEqual([
      { currency: "USD", readyMinor: 0, heldMinor: 12_346, inRunMinor: 0 },
    ]);
    expect((await readStats(desk.ben.ctx)).toBePaid).toEqual([]);
    await holdShare(admin, { userId: desk.ada.id, id: await shareIdOf(ready.id), reason: null });
    await paidRun(db, desk.ada.id);
    expect(await state(ready.id)).toBe("PAID");
    const frozen = { userId: desk.ada.id, id: await shareIdOf(ready.id), reason: "Too late" };
    await expect(holdShare(admin, frozen)).rejects.toMatchObject({ code: "CONFLICT" });
    await payoutsOn(db, { is_on: false, on_since: null });
    expect((await readStats(desk.ada.ctx)).toBePaid).toBeNull();
    expect((await readBookingDetails(desk.ada.ctx, held.id)).shares).toEqual([]);
  });
});

describe("nobody but an administrator", () => {
  it("does any of it, and no agent sees another's", async () => {
    await payoutsOn(db);
    await agreed(db, desk.ben.id, { percentBp: 7_000 });
    const booking = await matched(desk.ben);
    const { ctx } = desk.ada;
    const share = { userId: desk.ben.id, id: await shareIdOf(booking.id), reason: "Mine" };
    const tries = [
      () => saveAgreement(ctx, change({})),
      () => previewAgreement(ctx, change({})),
      () => endAgreement(ctx, { userId: desk.ada.id, id: desk.ada.id }),
      () => listAgreements(ctx, AGREEMENTS_URL.read({})),
      async () => exportAgreements(ctx),
      () => previewAgreements(ctx, { fileName: "a", text: "" }),
      () => importAgreements(ctx, { fileName: "a", text: "" }),
      () => readPayoutSettings(ctx),
      () => changePayoutSettings(ctx, settings()),
      () => readOwnPercent(ctx, booking.id),
      () => holdShare(ctx, share),
    ];
    for (const attempt of tries)
      await expect((async () => attempt())()).rejects.toMatchObject({ code: "NOT_ALLOWED" });
    await expect(readBookingDetails(ctx, booking.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const seen = await db.begin(async (tx) => {
      await tx.unsafe(`set local role app_rt; set local app.user_id = '${desk.ada.id}'`);
      return [await tx`select from payout_shares`, await tx`select from payout_agreements`];
    });
    expect(seen.map(({ length }) => length)).toEqual([0, 0]);
  });
});
