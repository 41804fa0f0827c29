import { beforeEach, expect, it } from "vitest";
import { MOST_KEYS } from "@/lib/accounts/api-keys/api-key.model";
import { createApiKey, holderOfKey, listApiKeys, revokeApiKey } from "@/lib/accounts/api-keys/api-keys";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const READ = { name: "Reports", scope: "read", days: 30 } as const;

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

it("a key is recognisable, long, shown once and kept as a hash", async () => {
  const { key } = await createApiKey(ada.ctx, READ);
  expect(key).toMatch(/^tpk_[a-km-np-z2-9]{10}_[a-km-np-z2-9]{40}$/);
  const [row] = await db`select t::text as all from api_keys t where user_id = ${ada.id}`;
  expect(row?.all).not.toContain(key.slice(15));
  const [listed] = await listApiKeys(ada.ctx);
  expect(listed).toMatchObject({ name: "Reports", scope: "read", start: key.slice(0, 14), isExpired: false });
  expect(JSON.stringify(listed)).not.toContain(key.slice(15));
  expect(await holderOfKey(key)).toMatchObject({ userId: ada.id, scope: "read" });
});

it("an agent sees and revokes their own keys only, each once, and the audit has both", async () => {
  await createApiKey(ada.ctx, READ);
  expect(await listApiKeys(ben.ctx)).toEqual([]);
  const [{ id } = { id: "" }] = await listApiKeys(ada.ctx);
  await expect(revokeApiKey(ben.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await revokeApiKey(ada.ctx, id);
  await expect(revokeApiKey(ada.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await listApiKeys(ada.ctx)).toEqual([]);
  const rows = await db`select action from audit_log where entity_id = ${id} order by at, id`;
  expect(rows.map(({ action }) => action)).toEqual(["api-key.create", "api-key.revoke"]);
});

it("there are so many at a time, however many are asked for at once; one that is over counts no more", async () => {
  const all = await Promise.allSettled(
    Array.from({ length: MOST_KEYS + 3 }, () => createApiKey(ada.ctx, READ)),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_KEYS);
  await db`update api_keys set expires_at = now() - interval '1 hour'
    where id = (select min(id::text)::uuid from api_keys where user_id = ${ada.id})`;
  await createApiKey(ada.ctx, READ);
  await expect(createApiKey(ada.ctx, READ)).rejects.toMatchObject({ code: "CONFLICT" });
});
