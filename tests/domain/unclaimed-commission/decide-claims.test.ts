import { beforeEach, describe, expect, it } from "vitest";
import { matchEntry } from "@/lib/reconciliation/commission-reports/entries/decide-entry";
import { reconsiderOffer } from "@/lib/reconciliation/unclaimed-commission/answer-offer";
import {
  approveClaim,
  declineClaim,
  reopenClaim,
} from "@/lib/reconciliation/unclaimed-commission/decide-claim";
import { countClaims, listClaims, listOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { approved, type Claimant, claimed, offeredToTwo, toldOfClaims } from "../../support/database/claims";
import { db } from "../../support/database/database";
import { deposited, search } from "../../support/database/unclaimed";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: Claimant;
let ben: Claimant;
let boss: TestAgent;
let entry: string;
beforeEach(async () => {
  ({ ada, ben, boss, entry } = await offeredToTwo());
});

const entryNow = async () => {
  const [row] = await db`select status, booking_id as booking, booking_user_id as agent
    from commission_report_entries where id = ${entry}`;
  return row;
};

describe("an administrator", () => {
  it("sees who claims what came for which booking, next to all of it", async () => {
    await claimed(ada);
    await claimed(ben);
    expect(await countClaims(boss.ctx)).toBe(1);
    expect(await listClaims(boss.ctx)).toMatchObject({
      counts: { waiting: 1, decided: 0 },
      waiting: [
        {
          subject: { kind: "entry", id: entry, confirmationNumber: "GT-99817", clientName: "Okonkwo, Amara" },
          claims: [
            { agent: { id: ada.id }, booking: { id: ada.bookingId }, isFitting: true },
            { agent: { id: ben.id }, booking: { id: ben.bookingId }, isFitting: true },
          ],
        },
      ],
    });
  });

  it("approves one: it is matched, the agent is told, and the other's is declined by the same act", async () => {
    const [hers] = [await claimed(ada), await claimed(ben)];
    await approved(boss, hers);
    expect(await entryNow()).toEqual({ status: "AUTO_MATCHED", booking: ada.bookingId, agent: ada.id });
    expect(await toldOfClaims(ada)).toEqual([
      { type: "SYSTEM", title: "Your claim was approved", booking: ada.bookingId },
    ]);
    expect(await toldOfClaims(ben)).toEqual([
      { type: "SYSTEM", title: "Your claim was declined", booking: ben.bookingId },
    ]);
    expect((await listOffers(ada.ctx)).decided).toMatchObject([{ state: "approved", note: null }]);
    expect((await listOffers(ben.ctx)).decided).toMatchObject([
      { state: "declined", note: "This commission was settled in another way." },
    ]);
    expect(await countClaims(boss.ctx)).toBe(0);
  });

  it("declines with a note that the agent reads, and takes that back", async () => {
    const id = await claimed(ada);
    await declineClaim(boss.ctx, { id, note: "The trip was cancelled." });
    expect((await listOffers(ada.ctx)).decided).toMatchObject([
      { state: "declined", note: "The trip was cancelled." },
    ]);
    await expect(reconsiderOffer(ada.ctx, id)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(declineClaim(boss.ctx, { id, note: null })).rejects.toMatchObject({ code: "CONFLICT" });
    await reopenClaim(boss.ctx, id);
    expect((await listOffers(ada.ctx)).claimed).toMatchObject([{ id, note: null }]);
  });

  it("takes an approval back: what it matched is unmatched, and every claim waits again", async () => {
    const [hers] = [await claimed(ada), await claimed(ben)];
    await approved(boss, hers);
    await reopenClaim(boss.ctx, hers);
    expect(await entryNow()).toEqual({ status: "PENDING", booking: null, agent: null });
    expect((await listClaims(boss.ctx)).waiting[0]?.claims.map(({ decision }) => decision)).toEqual([
      null,
      null,
    ]);
    await approved(boss, hers);
    expect(await entryNow()).toMatchObject({ booking: ada.bookingId });
  });

  it("who unmatches an approved one elsewhere reverts the approval, and the other's claim waits again", async () => {
    const [hers] = [await claimed(ada), await claimed(ben)];
    await approved(boss, hers);
    await matchEntry(boss.ctx, { id: entry, version: null }, null);
    await search({ isAll: false });
    expect((await listOffers(ada.ctx)).decided).toMatchObject([
      { state: "declined", note: "The match with your booking was taken back." },
    ]);
    expect((await listOffers(ben.ctx)).claimed).toHaveLength(1);
    expect((await toldOfClaims(ada)).map(({ title }) => title)).toEqual([
      "Your claim was approved",
      "Your claim is no longer approved",
    ]);
  });

  it("comes too late where it was matched meanwhile, which closes the claim with a reason", async () => {
    const id = await claimed(ada);
    const { waiting } = await listClaims(boss.ctx);
    await matchEntry(boss.ctx, { id: entry, version: null }, { userId: ben.id, bookingId: ben.bookingId });
    const approval = { id, version: waiting[0]?.subject.version ?? 0 };
    await expect(approveClaim(boss.ctx, approval)).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await listOffers(ada.ctx)).decided).toMatchObject([
      { state: "declined", note: "This commission was settled in another way." },
    ]);
    expect(await toldOfClaims(ada)).toHaveLength(1);
  });

  it("who has seen what has changed since is asked to look again, and the claim waits", async () => {
    const id = await claimed(ada);
    await expect(approveClaim(boss.ctx, { id, version: 99 })).rejects.toMatchObject({
      code: "STALE",
    });
    expect(await countClaims(boss.ctx)).toBe(1);
  });

  it("leaves a claim alone while the matcher only proposes something", async () => {
    await claimed(ada);
    await db`update commission_report_entries set status = 'MATCHED_NEEDS_CONFIRMATION', booking_id = ${ben.bookingId},
      booking_user_id = ${ben.id} where id = ${entry}`;
    await search();
    expect(await countClaims(boss.ctx)).toBe(1);
    expect((await listOffers(ben.ctx)).open).toEqual([]);
  });
});

describe("two administrators", () => {
  it("who approve two claims at once pay one of them", async () => {
    for (let round = 0; round < 5; round += 1) {
      const ids = [await claimed(ada), await claimed(ben)];
      const other = await newAgent(db, { role: "ADMIN" });
      const outcomes = await Promise.allSettled([
        approved(boss, ids[0] ?? ""),
        approved(other, ids[1] ?? ""),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
        reason: { code: "CONFLICT" },
      });
      const decisions = await db`select decision from commission_offers order by decision`;
      expect(decisions.map(({ decision }) => decision)).toEqual(["approved", "settled"]);
      const [winner] = await db`select id from commission_offers where decision = 'approved'`;
      await reopenClaim(boss.ctx, String(winner?.id));
      for (const [agent, id] of [
        [ada, ids[0]],
        [ben, ids[1]],
      ] as const)
        await reconsiderOffer(agent.ctx, id ?? "");
    }
  });
});

describe("a payment that names no booking", () => {
  it("is matched to the booking of the claim that is approved, and is nobody's again when that is taken back", async () => {
    const [supplier] = await db`select supplier_id as id from bookings where id = ${ada.bookingId}`;
    await db`update commission_report_entries set status = 'IGNORED', ignored_at = now()`;
    const id = await deposited(String(supplier?.id), { memo: "OKONKWO AMARA", amountMinor: 740_000 });
    await search();
    const hers = await claimed(ada);
    await approved(boss, hers);
    const paid = () =>
      db`select amount_minor as amount from allocations where user_id = ${ada.id} and reversed_at is null`;
    expect(await paid()).toEqual([{ amount: "740000" }]);
    expect(await db`select status from bank_transactions where id = ${id}`).toEqual([{ status: "CLOSED" }]);
    await reopenClaim(boss.ctx, hers);
    expect(await paid()).toEqual([]);
    expect(await countClaims(boss.ctx)).toBe(1);
  });

  it("of more than the booking is owed is matched only where that is accepted", async () => {
    const [supplier] = await db`select supplier_id as id from bookings where id = ${ada.bookingId}`;
    await db`update commission_report_entries set status = 'IGNORED', ignored_at = now()`;
    await deposited(String(supplier?.id), { memo: "OKONKWO AMARA", amountMinor: 900_000 });
    await search();
    const hers = await claimed(ada);
    await expect(approved(boss, hers)).rejects.toMatchObject({
      code: "CONFLICT",
      detail: { facts: { overMinor: 160_000 } },
    });
    expect(await countClaims(boss.ctx)).toBe(1);
    await approveClaim(boss.ctx, { id: hers, version: 1, overReason: "bonus" });
    expect(await countClaims(boss.ctx)).toBe(0);
  });
});
