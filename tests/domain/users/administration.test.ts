import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { GET as adminsCall } from "@/app/api/admin/review/stats/route";
import { GET as me } from "@/app/api/users/me/route";
import { identityOf } from "@/lib/accounts/identity/identity";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { signInWithPassword } from "@/lib/accounts/identity/passwords/password";
import { changeRole, restoreUser, suspendUser } from "@/lib/accounts/users/administration/standing";
import { listAudit } from "@/lib/platform/audit/read-audit";
import { db } from "../../support/database/database";
import { browser } from "../../support/http/next-headers";
import { newAgent, type TestAgent } from "../../support/people/agent";

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };
const boss = () => newAgent(db, { role: "ADMIN" });
const status = async (agent: TestAgent, handler: typeof me) => (await agent.ask(handler, "/api/x")).status;

describe("a role", () => {
  it("opens the administration with the next request, and closes it with the next", async () => {
    const [admin, ada] = [await boss(), await newAgent(db)];
    expect(await status(ada, adminsCall)).toBe(403);
    expect(await changeRole(admin.ctx, { id: ada.id, role: "ADMIN" })).toEqual({ before: "USER" });
    expect(await status(ada, adminsCall)).toBe(200);
    await changeRole(admin.ctx, { id: ada.id, role: "USER" });
    expect(await status(ada, adminsCall)).toBe(403);
    expect(await status(ada, me)).toBe(200);
  });

  it("is audited under the person whose it is", async () => {
    const [admin, ada] = [await boss(), await newAgent(db)];
    await changeRole(admin.ctx, { id: ada.id, role: "ADMIN" });
    await changeRole(admin.ctx, { id: ada.id, role: "ADMIN" });
    const filter = { search: undefined, kind: undefined, agent: ada.id };
    expect((await listAudit(admin.ctx, filter, null)).lines).toMatchObject([
      {
        action: "user.change-role",
        actorKind: "admin",
        actorId: admin.id,
        entityId: ada.id,
        changes: ["role: USER → ADMIN"],
      },
    ]);
  });

  it("stays with the last administrator, whoever asks and whatever for", async () => {
    const [admin, ada] = [await boss(), await newAgent(db)];
    const last = { code: "CONFLICT", message: /last administrator/ };
    await expect(changeRole(admin.ctx, { id: admin.id, role: "USER" })).rejects.toMatchObject(last);
    await changeRole(admin.ctx, { id: ada.id, role: "ADMIN" });
    await suspendUser(admin.ctx, ada.id);
    await expect(changeRole(admin.ctx, { id: admin.id, role: "USER" })).rejects.toMatchObject(last);
    await expect(db`delete from users where id = ${admin.id}`).rejects.toMatchObject({ code: "23514" });
    await expect(db`update users set suspended_at = now() where id = ${admin.id}`).rejects.toMatchObject({
      constraint_name: "users_last_administrator",
    });
  });

  it.each([1, 2, 3])("stays with one of several who take it from each other at once (%i)", async () => {
    const admins = await Promise.all([boss(), boss(), boss(), boss()]);
    const taken = await Promise.allSettled(
      admins.flatMap((one, index) => {
        const other = admins[(index + 1) % admins.length] ?? one;
        return [
          changeRole(one.ctx, { id: other.id, role: "USER" }),
          suspendUser(other.ctx, one.id),
          changeRole(one.ctx, { id: one.id, role: "USER" }),
        ];
      }),
    );
    expect(taken.some(({ status: outcome }) => outcome === "rejected")).toBe(true);
    expect(await db`select id from users where role = 'ADMIN' and suspended_at is null`).toHaveLength(1);
  });
});

describe("a suspended account", () => {
  it("is closed with the next request and opens nothing until it is restored and signed in to anew", async () => {
    const [admin, ada] = [await boss(), await newAgent(db)];
    await suspendUser(admin.ctx, ada.id);
    await suspendUser(admin.ctx, ada.id);
    const refused = await ada.ask(me, "/api/users/me");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "SUSPENDED", message: /suspended/ });
    expect(await db`select id from sessions where user_id = ${ada.id} and expires_at > now()`).toEqual([]);
    await restoreUser(admin.ctx, ada.id);
    expect(await status(ada, me)).toBe(401);
    const lines = await db`select action from audit_log where user_id = ${ada.id} order by at, id`;
    expect(lines.map(({ action }) => action)).toEqual(["user.suspend", "user.restore"]);
  });

  it("can't be signed in to, which only the right password tells", async () => {
    const [admin, id] = [await boss(), await openAccount(ADA)];
    await suspendUser(admin.ctx, id);
    const visitor = browser();
    const wrong = visitor.visit(() => signInWithPassword({ ...ADA, password: "wrong-lantern-42" }));
    await expect(wrong).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
    await expect(visitor.visit(() => signInWithPassword(ADA))).rejects.toMatchObject({ code: "SUSPENDED" });
    expect(await db`select id from sessions where user_id = ${id}`).toEqual([]);
    await restoreUser(admin.ctx, id);
    const { token } = await visitor.visit(() => signInWithPassword(ADA));
    expect(await identityOf(new Headers({ authorization: `Bearer ${token}` }))).toMatchObject({ userId: id });
  });

  it("is never one's own, and nobody else than an administrator closes it", async () => {
    const [admin, ada] = [await boss(), await newAgent(db)];
    await expect(suspendUser(admin.ctx, admin.id)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(() => suspendUser(ada.ctx, admin.id)).toThrow(expect.objectContaining({ code: "NOT_ALLOWED" }));
    expect(() => changeRole(ada.ctx, { id: ada.id, role: "ADMIN" })).toThrow();
    expect(() => restoreUser(ada.ctx, ada.id)).toThrow();
    await expect(suspendUser(admin.ctx, randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
