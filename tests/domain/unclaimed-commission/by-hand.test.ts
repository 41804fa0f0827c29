import { beforeEach, describe, expect, it } from "vitest";
import { claimOffer, disownOffer } from "@/lib/reconciliation/unclaimed-commission/answer-offer";
import {
  listAsked,
  offerByHand,
  withdrawOffer,
} from "@/lib/reconciliation/unclaimed-commission/by-hand/offer-by-hand";
import { countOffers, listOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { booked } from "../../support/database/bookings";
import { approved } from "../../support/database/claims";
import { db } from "../../support/database/database";
import { clearUnclaimed, deposited, search } from "../../support/database/unclaimed";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
let boss: TestAgent;
let supplierId: string;
let id: string;
beforeEach(async () => {
  await clearUnclaimed();
  [ada, ben] = [await newAgent(db), await newAgent(db)];
  boss = await newAgent(db, { role: "ADMIN" });
  const platform = crypto.randomUUID();
  await db`insert into suppliers (id, owner_id, name, name_key, is_verified, created_at, updated_at)
    values (${platform}, null, ${`Orchard ${platform}`}, ${`orchard ${platform}`}, true, now(), now())`;
  supplierId = platform;
  id = await deposited(supplierId, { memo: "ORCHARD BATCH 7" });
});

const offer = (...agents: TestAgent[]) =>
  offerByHand(boss.ctx, { id, version: 1, agentIds: agents.map((one) => one.id) });
const seenBy = async (agent: TestAgent) =>
  (await listOffers(agent.ctx)).open.map(({ supplier, isAsked, fits }) => [
    supplier.id,
    isAsked,
    fits.length,
  ]);

describe("a deposit that is offered by hand", () => {
  it("is seen by the chosen agents alone, whatever fits, and stays when the search looks again", async () => {
    expect(await seenBy(ada)).toEqual([]);
    expect(await offer(ada)).toMatchObject([{ agentId: ada.id, state: "open", isByHand: true }]);
    await search();
    expect(await seenBy(ada)).toEqual([[supplierId, true, 0]]);
    expect(await seenBy(ben)).toEqual([]);
    expect(await countOffers(ada.ctx)).toMatchObject({ open: 1 });
    const audited = await db`select actor_id, after ->> 'agentId' as agent from audit_log
      where action = 'commission-offer.offer' and after ->> 'transactionId' = ${id}`;
    expect(audited).toEqual([{ actor_id: boss.id, agent: ada.id }]);
    const told =
      await db`select user_id, title, message, details_path from notifications where user_id in (${ada.id}, ${ben.id})`;
    expect(told).toMatchObject([
      { user_id: ada.id, title: "Is this commission yours?", details_path: "/bookings/open?view=unclaimed" },
    ]);
    expect(told[0]?.message).toContain("Orchard");
    expect(told[0]?.message).not.toContain("7,313");
  });

  it("is claimed for a booking, approved as any, and pays it", async () => {
    const booking = await booked(ada, { expectedCommissionAmount: 7_313.37 });
    await offer(ada, ben);
    const [open] = (await listOffers(ada.ctx)).open;
    await claimOffer(ada.ctx, { id: open?.id ?? "", bookingId: booking.id });
    await approved(boss, open?.id ?? "");
    const [row] = await db`select received_minor::int as received from bookings where id = ${booking.id}`;
    expect(row).toEqual({ received: 731_337 });
    expect(await seenBy(ben)).toEqual([]);
  });

  it("is taken back while nobody has claimed it, and asked again of one who said that it isn't theirs", async () => {
    const [asked] = await offer(ada);
    const offerId = asked?.offerId ?? "";
    await disownOffer(ada.ctx, offerId);
    expect(await offer(ada)).toMatchObject([{ offerId, state: "open" }]);
    await withdrawOffer(boss.ctx, offerId);
    expect(await seenBy(ada)).toEqual([]);
    expect(await listAsked(boss.ctx, id)).toEqual([]);
    await expect(withdrawOffer(boss.ctx, offerId)).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await offer(ada);
    const booking = await booked(ada, {});
    await claimOffer(ada.ctx, { id: offerId, bookingId: booking.id });
    await expect(withdrawOffer(boss.ctx, offerId)).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect(await offer(ada)).toMatchObject([{ state: "claimed" }]);
  });

  it("isn't one without a supplier, one that is settled, or another agent's own supplier's", async () => {
    await db`update bank_transactions set ignored_at = now(), status = 'IGNORED' where id = ${id}`;
    await expect(offer(ada)).rejects.toMatchObject({ code: "CONFLICT" });
    await db`update bank_transactions set ignored_at = null, status = 'PENDING_REVIEW', supplier_id = null where id = ${id}`;
    await expect(offer(ada)).rejects.toThrow("Assign its supplier first");
    await db`update bank_transactions set supplier_id = ${supplierId} where id = ${id}`;
    await db`update suppliers set owner_id = ${ben.id}, is_verified = false where id = ${supplierId}`;
    await expect(offer(ada)).rejects.toMatchObject({ code: "INVALID_INPUT" });
    expect(() => listAsked(ada.ctx, id)).toThrow("permission");
  });
});
