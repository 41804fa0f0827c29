import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import {
  claimOffer,
  claimWithNewBooking,
  disownOffer,
  reconsiderOffer,
} from "@/lib/reconciliation/unclaimed-commission/answer-offer";
import {
  approveClaim,
  declineClaim,
  reopenClaim,
} from "@/lib/reconciliation/unclaimed-commission/decide-claim";
import {
  countClaims,
  countOffers,
  listClaims,
  listOffers,
} from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { offerBooking } from "@/lib/reconciliation/unclaimed-commission/offer.model";
import { drainJobs } from "@/lib/worker/run-jobs";
import { booked } from "../../support/database/bookings";
import { type Claimant, claimed, FITTING, offeredToTwo, offerOf } from "../../support/database/claims";
import { db } from "../../support/database/database";
import { search } from "../../support/database/unclaimed";
import { DRAFT } from "../../support/http/booking-draft";
import { newAgent } from "../../support/people/agent";

let ada: Claimant;
let ben: Claimant;
let entry: string;
beforeEach(async () => {
  ({ ada, ben, entry } = await offeredToTwo());
});

describe("an agent", () => {
  it("claims an offer for a booking, takes that back, and claims it for a new one", async () => {
    const id = await claimed(ada);
    expect((await listOffers(ada.ctx)).claimed).toMatchObject([
      { id, state: "claimed", claimed: { id: ada.bookingId } },
    ]);
    await reconsiderOffer(ada.ctx, id);
    expect(await countOffers(ada.ctx)).toEqual({ open: 1, claimed: 0, decided: 0, "not-mine": 0 });
    const draft = { ...DRAFT, ...FITTING, confirmationNumber: "NEW-1" };
    const input = offerBooking.parse({ id, bookingId: randomUUID(), draft });
    await claimWithNewBooking(ada.ctx, input);
    expect((await listOffers(ada.ctx)).claimed[0]?.claimed).toMatchObject({ confirmationNumber: "NEW-1" });
    expect(
      await db`select action from audit_log where user_id = ${ada.id} and entity = 'commission-offer' order by at, id`,
    ).toEqual([
      { action: "commission-offer.claimed" },
      { action: "commission-offer.reconsider" },
      { action: "commission-offer.claimed" },
    ]);
  });

  it("says that it isn't theirs, and is asked no more", async () => {
    const id = await offerOf(ada);
    await disownOffer(ada.ctx, id);
    await search();
    expect(await listOffers(ada.ctx)).toMatchObject({ open: [], notMine: [{ id }] });
    await reconsiderOffer(ada.ctx, id);
    expect(await offerOf(ada)).toBe(id);
  });

  it("finds no offer of another agent, as none that isn't, and claims for no other's booking", async () => {
    const his = await offerOf(ben);
    const failures = await Promise.all(
      [his, randomUUID(), entry].map((id) =>
        claimOffer(ada.ctx, { id, bookingId: ada.bookingId }).catch((error: unknown) => error),
      ),
    );
    expect(new Set(failures.map((failure) => JSON.stringify(failure))).size).toBe(1);
    expect(failures[0]).toMatchObject({ code: "NOT_FOUND" });
    await expect(disownOffer(ada.ctx, his)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const own = await offerOf(ada);
    await expect(claimOffer(ada.ctx, { id: own, bookingId: ben.bookingId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("makes no booking where the offer is somebody else's", async () => {
    const draft = { ...DRAFT, ...FITTING, confirmationNumber: "NEW-1" };
    const input = offerBooking.parse({ id: await offerOf(ben), bookingId: randomUUID(), draft });
    await expect(claimWithNewBooking(ada.ctx, input)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await db`select from bookings where user_id = ${ada.id}`).toHaveLength(1);
  });

  it("decides nothing, and reads no claims", async () => {
    const id = await claimed(ada);
    const approval = { id, version: 1 };
    const attempts: readonly (() => Promise<unknown>)[] = [
      () => approveClaim(ada.ctx, approval),
      () => declineClaim(ada.ctx, { id, note: null }),
      () => reopenClaim(ada.ctx, id),
      () => listClaims(ada.ctx),
      () => countClaims(ada.ctx),
    ];
    for (const attempt of attempts) {
      expect(
        await Promise.resolve()
          .then(() => attempt())
          .catch((error: unknown) => error),
      ).toMatchObject({ code: "NOT_ALLOWED" });
    }
  });
});

it("the worker looks for an agent's new booking by itself", async () => {
  const eve = await newAgent(db);
  await booked(eve, FITTING);
  await drainJobs(Date.now() + 15_000);
  await stopBoss();
  expect((await listOffers(eve.ctx)).open).toHaveLength(1);
});
