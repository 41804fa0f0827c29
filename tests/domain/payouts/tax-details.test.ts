import { beforeEach, expect, it } from "vitest";
import { GET } from "@/app/api/admin/books/form-1099/route";
import { eraseAccount } from "@/lib/accounts/account/leaving/erase-account";
import { readReport } from "@/lib/books/reports/read-report";
import { readOwnTaxNumber, saveTaxDetails } from "@/lib/payouts/tax/tax-details";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { applyRetention } from "@/lib/platform/retention/apply-retention";
import { leavingAgent } from "../../support/account/leaving";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { newAgent, type TestAgent } from "../../support/people/agent";

const ADA = {
  ...({ name: "Ada Fern LLC", kind: "EIN", number: "123456789" } as const),
  ...{ street: "1 Quay St", city: "Dover", state: "DE", zip: "19901" },
};

const SYSTEM = systemContext("test");
const PATH = "/api/admin/books/form-1099";

let ada: TestAgent;
let ben: TestAgent;
let admin: TestAgent;
beforeEach(async () => {
  await payoutsOn(db);
  [ada, ben, admin] = await Promise.all([newAgent(db), newAgent(db), newAgent(db, { role: "ADMIN" })]);
});

/** Pays an agent an amount in minor units in 2026. */
async function paid(agent: TestAgent, minor: number, currency = "USD") {
  const at = "2026-04-02T12:00:00Z";
  const [run] = await db`insert into payout_runs
    (id, run_no, currency, up_to, request_key, drafted_at, approved_at, paid_at)
    values (gen_random_uuid(), (select coalesce(max(run_no), 0) + 1 from payout_runs), ${currency}, '2026-03-31',
      gen_random_uuid(), ${at}, ${at}, ${at}) returning id`;
  await db`insert into payouts (user_id, id, run_id, amount_minor, currency, paid_at, created_at)
    values (${agent.id}, gen_random_uuid(), ${run?.id}, ${minor}, ${currency}, ${at}, ${at})`;
}

it("keeps tax details sealed, and tells their owner and the audit of a change without the number", async () => {
  await saveTaxDetails(ada.ctx, ADA);
  await saveTaxDetails(ada.ctx, { ...ADA, number: "987650000" });
  const [row] = await db<
    { all: string }[]
  >`select t::text as all from payout_tax_details t where user_id = ${ada.id}`;
  for (const secret of ["987650000", "Ada Fern", "Quay"]) expect(row?.all).not.toContain(secret);
  expect([await readOwnTaxNumber(ada.ctx), await readOwnTaxNumber(ben.ctx)]).toEqual(["0000", null]);
  const audit =
    await db`select action, before, after from audit_log where user_id = ${ada.id} order by at, id`;
  expect(audit.at(-1)).toEqual({
    action: "payout-tax-details.save",
    before: { lastFour: "6789" },
    after: { lastFour: "0000" },
  });
  const mails =
    await db`select data from pgboss.job where name = 'send-account-mail' and data->>'userId' = ${ada.id}`;
  expect(mails.map(({ data }) => data.about)).toEqual(["payout-tax-details", "payout-tax-details"]);
});

it("takes tax details from their owner alone, who has just given their password", async () => {
  const unproved = await newAgent(db, { proved: false });
  await expect(saveTaxDetails(unproved.ctx, ADA)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
});

it("writes a file for Form 1099-NEC of those who were paid the threshold, and takes down who took it", async () => {
  await paid(ada, 250_000);
  await paid(ben, 200_000);
  await paid(admin, 199_999);
  await paid(admin, 900_000, "EUR");
  await saveTaxDetails(ada.ctx, ADA);
  const { rows } = await readReport(admin.ctx, "payouts", { year: "2026" }, { page: 1, limit: 100 });
  const told = (agent: TestAgent) => rows.flatMap((one) => (one.agent === agent.id ? [one.tax_number] : []));
  expect([told(ada), told(ben), told(admin)]).toEqual([["Ends in 6789"], ["Missing"], [null, null]]);

  const answer = await admin.ask(GET, `${PATH}?year=2026`);
  const lines = (await answer.text()).split("\r\n");
  const emails = new Map((await db`select id, email from users`).map(({ id, email }) => [id, email]));
  const lineOf = ({ id }: TestAgent) => lines.find((line) => line.includes(emails.get(id)));
  expect(lineOf(ada)).toContain("Ada Fern LLC,EIN,123456789,1 Quay St,Dover,DE,19901,2500");
  expect(lineOf(ben)).toMatch(/,{7}2000$/);
  expect(lineOf(admin)).toBeUndefined();
  const [taken] =
    await db`select after from audit_log where action = 'books.form-1099' and actor_id = ${admin.id}`;
  expect(taken?.after).toMatchObject({ year: "2026" });
  expect((await ada.ask(GET, `${PATH}?year=2026`)).status).toBe(403);
  expect((await admin.ask(GET, `${PATH}?year=last`)).status).toBe(400);
});

it("keeps the tax details of whoever was paid past their account, for four years, and nobody else's", async () => {
  const [left, unpaid] = [await leavingAgent(db, 15), await leavingAgent(db, 15)];
  await paid(left, 250_000);
  for (const { id, ctx } of [left, unpaid]) {
    await saveTaxDetails(ctx, ADA);
    await inSystemTransaction(SYSTEM, await eraseAccount(SYSTEM, { userId: id }, 600_000));
  }
  const of = async (now: Date) => {
    await applyRetention({ ...SYSTEM, now }, 600_000);
    return (await db`select user_id from payout_tax_details`).map(({ user_id }) => user_id);
  };
  expect(await of(new Date())).toEqual([left.id]);
  expect(await (await admin.ask(GET, `${PATH}?year=2026`)).text()).toContain("Ada Fern LLC,EIN,123456789");
  expect(await of(new Date("2030-04-01T12:00:00Z"))).toEqual([left.id]);
  expect(await of(new Date("2030-04-03T12:00:00Z"))).toEqual([]);
});
