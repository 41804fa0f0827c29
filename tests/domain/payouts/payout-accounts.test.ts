import { beforeEach, expect, it } from "vitest";
import {
  readAccountsForAdmin,
  readOwnAccounts,
  removePayoutAccount,
  savePayoutAccount,
} from "@/lib/payouts/accounts/payout-accounts";
import { openAccount } from "@/lib/payouts/accounts/sealed-account";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const US = {
  kind: "US",
  holder: "Ada Fern",
  routingNumber: "021000021",
  accountNumber: "123456789",
  use: "checking",
  holds: "person",
} as const;
const IBAN = { kind: "IBAN", holder: "Ada Fern", iban: "DE89370400440532013000" } as const;

let ada: TestAgent;
let ben: TestAgent;
let admin: TestAgent;
beforeEach(async () => {
  [ada, ben, admin] = await Promise.all([newAgent(db), newAgent(db), newAgent(db, { role: "ADMIN" })]);
});

it("is kept sealed, of no use in another's row, and shown by its last four", async () => {
  await savePayoutAccount(ada.ctx, US);
  const [row] = await db<{ all: string; id: string; sealed: string }[]>`
    select t::text as all, id, sealed from payout_accounts t where user_id = ${ada.id}`;
  expect(row?.all).not.toContain("123456789");
  expect(row?.all).not.toContain("021000021");
  const of = { id: row?.id ?? "", sealed: row?.sealed ?? "" };
  expect(openAccount({ ...of, userId: ada.id })).toEqual(US);
  expect(() => openAccount({ ...of, userId: ben.id })).toThrow();
  const createdAt = ada.ctx.now.toISOString();
  const paysFrom = new Date(ada.ctx.now.getTime() + 48 * 3_600_000).toISOString();
  expect(await readOwnAccounts(ada.ctx)).toEqual([
    { id: row?.id, kind: "US", lastFour: "6789", createdAt, paysFrom },
  ]);
  expect(await readOwnAccounts(ben.ctx)).toEqual([]);
});

it("takes the place of the one before of its kind, is told by mail and written down without its number", async () => {
  await savePayoutAccount(ada.ctx, US);
  await savePayoutAccount(ada.ctx, IBAN);
  await savePayoutAccount(ada.ctx, { ...US, accountNumber: "99990000" });
  expect((await readOwnAccounts(ada.ctx)).map(({ kind, lastFour }) => `${kind} ${lastFour}`)).toEqual([
    "IBAN 3000",
    "US 0000",
  ]);
  await removePayoutAccount(ada.ctx, "IBAN");
  await expect(removePayoutAccount(ada.ctx, "IBAN")).rejects.toMatchObject({ code: "NOT_FOUND" });
  const audit = await db<{ action: string; before: object; after: object }[]>`
    select action, before, after from audit_log where user_id = ${ada.id} order by at, id`;
  expect(audit.slice(2)).toEqual([
    { action: "payout-account.save", before: { lastFour: "6789" }, after: { kind: "US", lastFour: "0000" } },
    { action: "payout-account.remove", before: { kind: "IBAN", lastFour: "3000" }, after: null },
  ]);
  const mails = await db`
    select data from pgboss.job where name = 'send-account-mail' and data->>'userId' = ${ada.id}`;
  expect(mails.map(({ data }) => data.about)).toEqual(Array.from({ length: 4 }, () => "payout-account"));
});

it("is entered by its owner alone, who has just given their password and whose address is verified", async () => {
  const [unproved, unverified] = await Promise.all([
    newAgent(db, { proved: false }),
    newAgent(db, { verified: false }),
  ]);
  await expect(savePayoutAccount(unproved.ctx, US)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
  await expect(savePayoutAccount(unverified.ctx, US)).rejects.toMatchObject({ code: "ADDRESS_UNVERIFIED" });
  await savePayoutAccount(ada.ctx, US);
  await expect(
    removePayoutAccount({ ...ada.ctx, now: new Date(Date.now() + 3_600_000) }, "US"),
  ).rejects.toMatchObject({
    code: "PROOF_NEEDED",
  });
  expect(await readOwnAccounts(ada.ctx)).toHaveLength(1);
});

it("is one of a kind when it is entered twice at once", async () => {
  await Promise.all([1, 2, 3, 4].map(() => savePayoutAccount(ada.ctx, US)));
  expect(await readOwnAccounts(ada.ctx)).toHaveLength(1);
});

it("is looked at by administrators only, and each look is written down once", async () => {
  await savePayoutAccount(ada.ctx, US);
  await expect(readAccountsForAdmin(ben.ctx, ada.id)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  const [seen] = await readAccountsForAdmin(admin.ctx, ada.id);
  await readAccountsForAdmin(admin.ctx, ada.id);
  const looks = await db`
    select actor_id, entity_id from audit_log where user_id = ${ada.id} and action = 'payout-account.look'`;
  expect(looks).toEqual([{ actor_id: admin.id, entity_id: seen?.id }]);
});
