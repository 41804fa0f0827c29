import { beforeEach, describe, expect, it, vi } from "vitest";
import { PATCH as change, GET as read } from "@/app/api/bookings/[id]/route";
import { POST as create, GET as list } from "@/app/api/bookings/route";
import { listApiKeys, revokeApiKey } from "@/lib/accounts/api-keys/api-keys";
import { endBuiltinSession } from "@/lib/accounts/identity/builtin";
import { currentIdentity } from "@/lib/accounts/identity/identity";
import type { Endpoint } from "@/lib/delivery/endpoint";
import { db } from "../../support/database/database";
import { DRAFT } from "../../support/http/booking-draft";
import { withHeaders } from "../../support/http/next-headers";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { keyFor } from "../../support/people/api-key";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

function by(key: string, handler: Endpoint, init: RequestInit = {}, params: Record<string, string> = {}) {
  const request = new Request("http://localhost/api/bookings", init);
  request.headers.set("authorization", `Bearer ${key}`);
  if (init.body) request.headers.set("content-type", "application/json");
  return handler(request, { params: Promise.resolve(params) });
}

const post = { method: "POST", body: JSON.stringify(DRAFT) };

describe("an API key", () => {
  it("does what its agent does, on the agent's own rows, and the audit says that a program did", async () => {
    const key = await keyFor(ada, "write");
    const made = await by(key, create, post);
    expect(made.status).toBe(200);
    const { id } = (await made.json()) as { id: string };
    expect((await by(key, read, {}, { id })).status).toBe(200);
    const other = await keyFor(ben, "write");
    expect((await by(other, read, {}, { id })).status).toBe(404);
    expect((await by(other, change, { method: "PATCH", body: '{"clientName":"X"}' }, { id })).status).toBe(
      404,
    );
    expect(await (await by(other, list)).json()).toMatchObject({ data: [], count: 0 });
    const [{ actor_kind, source, actor_id } = {}] = await db`
      select actor_kind, source, actor_id from audit_log where entity_id = ${id}`;
    expect({ actor_kind, source, actor_id }).toEqual({ actor_kind: "api", source: "api", actor_id: ada.id });
  });

  it("that was revoked, or whose time is over, or whose person is gone, is refused", async () => {
    const [revoked, over, orphan] = [
      await keyFor(ada, "read"),
      await keyFor(ada, "read", 30),
      await keyFor(ben, "read"),
    ];
    for (const key of [revoked, over, orphan]) expect((await by(key, list)).status).toBe(200);
    const [last] = (await listApiKeys(ada.ctx)).filter(({ expiresAt }) => expiresAt === null);
    await revokeApiKey(ada.ctx, last?.id ?? "");
    await db`update api_keys set expires_at = now() where expires_at is not null`;
    await db`delete from users where id = ${ben.id}`;
    for (const key of [revoked, over, orphan]) expect((await by(key, list)).status).toBe(401);
  });

  it("rests while its person is suspended", async () => {
    const key = await keyFor(ada, "read");
    await db`update users set suspended_at = now() where id = ${ada.id}`;
    expect((await by(key, list)).status).toBe(401);
    await db`update users set suspended_at = null where id = ${ada.id}`;
    expect((await by(key, list)).status).toBe(200);
  });

  it("is a person's at Clerk only as long as Clerk knows them", async () => {
    const key = await keyFor(ada, "read");
    const { env } = await import("@/lib/platform/base/env");
    expect(env.CLERK_SECRET_KEY).toBeUndefined();
    vi.spyOn(await import("@/lib/accounts/identity/provider"), "identityProvider").mockReturnValue("clerk");
    try {
      expect((await by(key, list)).status).toBe(401);
      await db`update users set clerk_id = ${`user_${ada.id}`} where id = ${ada.id}`;
      expect((await by(key, list)).status).toBe(200);
    } finally {
      vi.restoreAllMocks();
    }
  });

  it("is nobody's session: no page and no action knows its sender", async () => {
    const headers = { authorization: `Bearer ${await keyFor(ada, "write")}` };
    expect(await withHeaders(headers, currentIdentity)).toBeNull();
    await withHeaders(headers, endBuiltinSession);
    expect((await by(headers.authorization.slice(7), list)).status).toBe(200);
  });

  it("may be used so often a minute, and be guessed at so often", async () => {
    const key = await keyFor(ada, "read");
    expect((await by(key, list)).status).toBe(200);
    await db`update rate_limits set count = 600 where key like 'api-key:%'`;
    const refused = await by(key, list);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await by(await keyFor(ada, "read"), list)).status).toBe(200);
    expect((await by("tpk_guessed", list)).status).toBe(401);
    await db`update rate_limits set count = 100000 where key like 'api-key-wrong:%'`;
    expect((await by("tpk_guessed", list)).status).toBe(429);
  });
});

describe("its last use", () => {
  const lastUse = async () => (await listApiKeys(ada.ctx))[0]?.lastUsedAt ?? null;

  it("is written down once a minute", async () => {
    const key = await keyFor(ada, "read");
    expect(await lastUse()).toBeNull();
    await by(key, list);
    await vi.waitFor(async () => expect(await lastUse()).not.toBeNull());
    const first = await lastUse();
    await by(key, list);
    expect(await lastUse()).toBe(first);
    await db`update api_keys set last_used_at = now() - interval '61 seconds' where user_id = ${ada.id}`;
    await by(key, list);
    await vi.waitFor(async () =>
      expect(Date.parse((await lastUse()) ?? "")).toBeGreaterThan(Date.now() - 30_000),
    );
  });
});
