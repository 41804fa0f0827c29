import { expect, it } from "vitest";
import { GET } from "@/app/api/users/me/changes/route";
import { closeBooking, reopenBooking } from "@/lib/ledger/bookings/moves/close-booking";
import type { ForeignChanges } from "@/lib/platform/audit/foreign-changes.model";
import { inTenant } from "@/lib/platform/context/transaction";
import { declineClaim } from "@/lib/reconciliation/unclaimed-commission/decline-claim";
import { booked } from "../support/database/bookings";
import { claimed, offeredToTwo } from "../support/database/claims";
import { db } from "../support/database/database";
import { newAgent, type TestAgent } from "../support/people/agent";

async function heard(agent: TestAgent, query = ""): Promise<ForeignChanges> {
  const response = await agent.ask(GET, `/api/users/me/changes${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as ForeignChanges;
}

it("an open page hears of what administrators do to the agent's bookings, and neither of the agent's own doing nor of others' bookings", async () => {
  const [ada, ben, admin] = await Promise.all([newAgent(db), newAgent(db), newAgent(db, { role: "ADMIN" })]);
  const { id } = await booked(ada);
  const first = await heard(ada);
  const asked = `?since=${encodeURIComponent(first.since)}`;
  expect(first.count).toBe(0);
  await closeBooking(ada.ctx, id);
  expect(await heard(ada, asked)).toEqual(first);
  await inTenant(admin.ctx, ada.id, (tx) => reopenBooking(tx, id));
  expect(await heard(ada, asked)).toEqual({ since: first.since, count: 1 });
  expect((await heard(ben, asked)).count).toBe(0);
  expect((await heard(admin, asked)).count).toBe(0);
});

it("an open page hears that a claim of the agent's was declined", async () => {
  const { ada, boss } = await offeredToTwo();
  const id = await claimed(ada);
  const first = await heard(ada);
  await declineClaim(boss.ctx, { id, note: null });
  expect((await heard(ada, `?since=${encodeURIComponent(first.since)}`)).count).toBe(first.count + 1);
});
