import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { GET as recentActivity } from "@/app/api/activity/recent/route";
import { POST as reports } from "@/app/api/admin/commission-reports/list/route";
import { GET as bookingDetails } from "@/app/api/bookings/[id]/details/route";
import { GET as bookings } from "@/app/api/bookings/route";
import { GET as stats } from "@/app/api/dashboard/stats/route";
import { POST as suppliers } from "@/app/api/supplier/list/route";
import {
  claimOfferAction,
  claimWithNewBookingAction,
  disownOfferAction,
  reconsiderOfferAction,
} from "@/components/reconciliation/unclaimed/actions";
import {
  approveClaimAction,
  declineClaimAction,
  reopenClaimAction,
} from "@/components/reconciliation/unclaimed/claims/actions";
import { countOffers, listOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { booked } from "../../support/database/bookings";
import { approved } from "../../support/database/claims";
import { db, owner } from "../../support/database/database";
import { clearUnclaimed, deposited, reported, search } from "../../support/database/unclaimed";
import { DRAFT } from "../../support/http/booking-draft";
import { newAgent, type TestAgent } from "../../support/people/agent";

/** Words and figures of the unclaimed payment and of the other agent, which must never reach this agent. */
const SECRETS = [
  ...["99817", "Okonkwo", "7313.37", "7,313.37", "731337", "Benedetta", "ACME-REF", "ZQX", "HÁRBOUR"],
  ...["Benjamin", "BEN-1"],
];
const MARCH = { travelStartDate: "2031-03-01", travelEndDate: "2031-03-08" };

let ada: TestAgent;
let ben: TestAgent;
let boss: TestAgent;
let hers: string;
let came: readonly string[];
beforeEach(async () => {
  await clearUnclaimed();
  [ada, ben] = [await newAgent(db), await newAgent(db)];
  boss = await newAgent(db, { role: "ADMIN" });
  await db`update users set name = 'Benjamin Oduya' where id = ${ben.id}`;
  // Spelled differently from the payment, so that the payment's spelling can only come from the payment itself.
  const mine = {
    clientName: "Amara Okonkow",
    confirmationNumber: "ADA-1",
    expectedCommissionAmount: 7300,
    ...MARCH,
  };
  const booking = await booked(ada, mine);
  hers = booking.id;
  await booked(ben, { clientName: "Amara Okonkwo", confirmationNumber: "BEN-1", ...MARCH });
  came = [
    await reported({}, { supplierName: "HÁRBOUR HOTELS" }),
    await deposited(booking.supplier?.id ?? "", { memo: "ZQX WIRE OKONKOW AMARA" }),
  ];
  await search();
});

/** Performs an action as an agent's browser does and returns the complete response. */
const acted = (agent: TestAgent, act: () => Promise<unknown>) =>
  agent.ask(async () => Response.json(await act()), "/bookings").then((response) => response.json());

/** Returns every row that an agent's database role can read, from all tables. */
async function readable(agent: TestAgent): Promise<unknown[]> {
  const tables = await db<
    { name: string }[]
  >`select table_name as name from information_schema.role_table_grants
    where grantee = 'app_rt' and privilege_type = 'SELECT' and table_schema = 'public'`;
  const rows: unknown[] = [];
  for (const { name } of tables) {
    await owner.begin(async (tx) => {
      await tx`set local role app_rt`;
      await tx`select set_config('app.user_id', ${agent.id}, true)`;
      rows.push(...(await tx`select t::text as row from ${tx(name)} t`));
    });
  }
  return rows;
}

async function heardBy(agent: TestAgent, said: readonly unknown[]): Promise<string> {
  const asked = await Promise.all(
    [
      agent.ask(bookings, "/api/bookings"),
      agent.ask(bookingDetails, `/api/bookings/${hers}/details`, {}, { id: hers }),
      agent.ask(recentActivity, "/api/activity/recent"),
      agent.ask(stats, "/api/dashboard/stats"),
      agent.post(suppliers, "/api/supplier/list", {}),
      agent.post(reports, "/api/admin/commission-reports/list", {}),
    ].map(async (response) => (await response).text()),
  );
  const offers = [await listOffers(agent.ctx), await countOffers(agent.ctx)];
  return JSON.stringify([...asked, ...said, offers, await readable(agent)]);
}

/** Ids and times contain random digits that may happen to equal a secret's figure, so they are removed first. */
const RANDOM_DIGITS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\.\d{3,6}(?=Z|\+|")/g;
const expectUntold = (heard: string, ids: readonly string[]) => {
  for (const id of ids) expect(heard, id).not.toContain(id);
  const words = heard.replace(RANDOM_DIGITS, "");
  for (const secret of SECRETS) expect(words, secret).not.toContain(secret);
};

it("an agent hears nothing of what came, of other agents or of how many are asked, before and after claiming", async () => {
  const { open } = await listOffers(ada.ctx);
  expect(open).toHaveLength(2);
  const [his = ""] = (await listOffers(ben.ctx)).open.map(({ id }) => id);
  const draft = { ...DRAFT, confirmationNumber: "NEW-1" };
  const said: unknown[] = [];
  for (const id of [...open.map((offer) => offer.id), his, randomUUID(), ...came]) {
    said.push(await acted(ada, () => disownOfferAction({ id })));
    said.push(await acted(ada, () => reconsiderOfferAction({ id })));
    said.push(await acted(ada, () => claimOfferAction({ id, bookingId: hers })));
    for (const refused of [
      () => approveClaimAction({ id, version: 1 }),
      () => declineClaimAction({ id, note: null }),
      () => reopenClaimAction({ id }),
    ]) {
      const outcome = await acted(ada, refused);
      expect(outcome).toMatchObject({ ok: false, failure: { code: "NOT_ALLOWED" } });
      said.push(outcome);
    }
  }
  said.push(await acted(ada, () => claimWithNewBookingAction({ id: his, bookingId: randomUUID(), draft })));
  const heard = await heardBy(ada, said);
  expect(heard).toContain("Harbour Hotels");
  expectUntold(heard, [...came, his, ben.id]);
});

it("the one whose claim was declined because another's was approved hears that it was settled, and no more", async () => {
  const ids = new Map<TestAgent, string>();
  const { open } = await listOffers(ada.ctx);
  const shared = await db`select a.offer_id as hers, b.offer_id as his from commission_offer_subjects a
    join commission_offer_subjects b using (subject_id) where a.agent_id = ${ada.id} and b.agent_id = ${ben.id}`;
  expect(shared).not.toEqual([]);
  const [pair] = shared;
  ids.set(ada, String(pair?.hers)).set(ben, String(pair?.his));
  expect(open.map(({ id }) => id)).toContain(ids.get(ada));
  const [booking] = await db`select id from bookings where user_id = ${ben.id}`;
  await acted(ada, () => claimOfferAction({ id: ids.get(ada) ?? "", bookingId: hers }));
  await acted(ben, () => claimOfferAction({ id: ids.get(ben) ?? "", bookingId: String(booking?.id) }));
  const claims = await db`select answer from commission_offers where answer = 'claimed'`;
  expect(claims).toHaveLength(2);
  await db`update bookings set commission_minor = 731337 where user_id = ${ben.id}`;
  await approved(boss, ids.get(ben) ?? "");
  const heard = await heardBy(ada, []);
  expect(heard).toContain("This commission was settled in another way.");
  expectUntold(heard, [...came, ben.id]);
});
