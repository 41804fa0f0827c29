import { beforeEach, describe, expect, it } from "vitest";
import { claimOffer, disownOffer } from "@/lib/reconciliation/unclaimed-commission/answer-offer";
import { countOffers, listClaims, listOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { approved, type Claimant, claimed, offeredToTwo } from "../../support/database/claims";
import { db } from "../../support/database/database";
import { reported, search as searchOffers } from "../../support/database/unclaimed";
import type { TestAgent } from "../../support/people/agent";

let ada: Claimant;
let ben: Claimant;
let boss: TestAgent;
beforeEach(async () => {
  ({ ada, ben, boss } = await offeredToTwo());
  for (const line of [2, 3, 4]) await reported({ line });
  await searchOffers();
});

const ALL = { search: "", show: null, page: 1, pageSize: 20 } as const;
const offersOf = async (change: object = {}) => {
  const { open, claimed: waiting, decided, notMine } = await listOffers(ada.ctx, { ...ALL, ...change });
  return [...open, ...waiting, ...decided, ...notMine].map(({ id, state }) => ({ id, state }));
};

describe("what is offered to an agent", () => {
  it("is counted by what is to be done, and comes page by page, each once, what waits for a word first", async () => {
    const [first, second] = await offersOf();
    await disownOffer(ada.ctx, first?.id ?? "");
    await claimOffer(ada.ctx, { id: second?.id ?? "", bookingId: ada.bookingId });
    expect(await countOffers(ada.ctx)).toEqual({ open: 2, claimed: 1, decided: 0, "not-mine": 1 });
    const pages = [await offersOf({ pageSize: 3 }), await offersOf({ pageSize: 3, page: 2 })];
    expect(pages.map((page) => page.map(({ state }) => state))).toEqual([
      ["open", "open", "claimed"],
      ["not-mine"],
    ]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(4);
    expect(await offersOf({ show: "claimed" })).toEqual([{ id: second?.id, state: "claimed" }]);
    expect(await offersOf({ pageSize: 3, page: 3 })).toEqual([]);
  });

  it("is found by its supplier", async () => {
    expect(await offersOf({ search: "HARBOUR" })).toHaveLength(4);
    expect(await offersOf({ search: "nobody" })).toEqual([]);
    expect((await listOffers(ada.ctx, { ...ALL, search: "nobody" })).counts.open).toBe(0);
  });

  it("is neither shown nor counted once the booking that fitted is deleted", async () => {
    await db`update bookings set deleted_at = now() where id = ${ada.bookingId}`;
    const clients =
      await db`select from commission_offers where user_id = ${ada.id} and cardinality(client_names) > 0`;
    expect(await offersOf()).toHaveLength(clients.length);
    expect((await countOffers(ada.ctx)).open).toBe(clients.length);
  });
});

describe("what agents claim", () => {
  const claims = async (change: object = {}) => {
    const { waiting, decided, counts } = await listClaims(boss.ctx, { ...ALL, ...change });
    return { waiting: waiting.length, decided: decided.length, counts };
  };

  it("comes page by page, what waits for a decision before what was decided", async () => {
    const hers = await claimed(ada);
    for (const { id } of await offersOf({ show: "open" }))
      await claimOffer(ada.ctx, { id, bookingId: ada.bookingId });
    await approved(boss, hers);
    const counts = { waiting: 3, decided: 1 };
    expect(await claims()).toEqual({ waiting: 3, decided: 1, counts });
    expect(await claims({ pageSize: 2 })).toEqual({ waiting: 2, decided: 0, counts });
    expect(await claims({ pageSize: 2, page: 2 })).toEqual({ waiting: 1, decided: 1, counts });
    expect(await claims({ show: "decided" })).toEqual({ waiting: 0, decided: 1, counts });
    expect(await claims({ show: "waiting", pageSize: 2, page: 2 })).toEqual({
      waiting: 1,
      decided: 0,
      counts,
    });
  });

  it("is found by the agent, the booking, and what came", async () => {
    await claimed(ben);
    const [{ email = "" } = {}] = await db`select email from users where id = ${ben.id}`;
    const [{ confirmation_number: number = "" } = {}] =
      await db`select confirmation_number from bookings where id = ${ben.bookingId}`;
    for (const search of [String(email).toUpperCase(), String(number), "gt-99817", "Okonkwo", "harbour"])
      expect(await claims({ search }), search).toMatchObject({ waiting: 1, counts: { waiting: 1 } });
    expect(await claims({ search: "nothing of it" })).toMatchObject({ waiting: 0, counts: { waiting: 0 } });
  });
});
