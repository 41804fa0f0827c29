import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { GET as adminsCall } from "@/app/api/admin/review/stats/route";
import { acceptInvitation } from "@/lib/accounts/invites/accept-invitation";
import { findInvitation } from "@/lib/accounts/invites/find-invitation";
import { resendInvitation, restoreInvitation, revokeInvitation } from "@/lib/accounts/invites/invitations";
import { giveUpInvitation, sendInvitation } from "@/lib/accounts/invites/send-invitation";
import { changeRole } from "@/lib/accounts/users/administration/standing";
import { systemContext } from "@/lib/platform/context/context";
import { db } from "../../support/database/database";
import { outbox, tokenFor } from "../../support/invites/invited";
import { newAgent, type TestAgent } from "../../support/people/agent";

let boss: TestAgent;
let ada: TestAgent;
beforeEach(async () => {
  await db`delete from invitations`;
  await db`delete from rate_limits`;
  outbox.empty();
  boss = await newAgent(db, { role: "ADMIN" });
  ada = await newAgent(db, { verified: false });
});
afterAll(() => outbox.remove());

const addressOf = ({ id }: TestAgent) => `${id}@agents.test`;
const person = async ({ id }: TestAgent) =>
  (await db`select role, email_verified as verified from users where id = ${id}`)[0];
const stateOf = async (token: string, visitor: TestAgent | null = null) => {
  const as = visitor && { userId: visitor.id, email: addressOf(visitor) };
  return (await findInvitation(token, as, new Headers())).state;
};
const REFUSED = { code: "CONFLICT" };
const daysPass = (days: number) =>
  db`update invitations set created_at = created_at - ${`${days} days`}::interval,
    expires_at = expires_at - ${`${days} days`}::interval`;

describe("an invitation that is accepted", () => {
  it("gives its role with the next request, proves the address, and is audited under the person", async () => {
    const token = await tokenFor(boss, addressOf(ada), "ADMIN");
    expect(await stateOf(token)).toBe("valid");
    expect(await stateOf(token, ada)).toBe("valid");
    expect((await ada.ask(adminsCall, "/api/x")).status).toBe(403);
    expect(await acceptInvitation(ada.ctx, token)).toEqual({ role: "ADMIN", isOnboarded: true });
    expect((await ada.ask(adminsCall, "/api/x")).status).toBe(200);
    expect(await person(ada)).toEqual({ role: "ADMIN", verified: true });
    const [audited] = await db`select actor_kind, before, after from audit_log
      where action = 'user.change-role' and user_id = ${ada.id}`;
    expect(audited).toMatchObject({ before: { role: "USER" }, after: { role: "ADMIN", invitedBy: boss.id } });
    expect(await db`select from audit_log where action = 'invitation.accept'`).toHaveLength(1);
  });

  it("counts once, however many press at once, and again for the same person changes nothing", async () => {
    const token = await tokenFor(boss, addressOf(ada), "ADMIN");
    await Promise.all(Array.from({ length: 10 }, () => acceptInvitation(ada.ctx, token)));
    expect(
      await db`select from audit_log where action = 'invitation.accept' and entity_id in
      (select id from invitations)`,
    ).toHaveLength(1);
    expect(await stateOf(token)).toBe("used");
    await changeRole(boss.ctx, { id: ada.id, role: "USER" });
    expect(await acceptInvitation(ada.ctx, token)).toMatchObject({ role: "USER" });
    expect((await person(ada))?.role).toBe("USER");
  });

  it("takes no role away", async () => {
    const token = await tokenFor(boss, addressOf(ada), "USER");
    await changeRole(boss.ctx, { id: ada.id, role: "ADMIN" }).catch(() => undefined);
    if (token) await acceptInvitation(ada.ctx, token);
    expect((await person(ada))?.role).toBe("ADMIN");
  });
});

describe("a link that opens nothing", () => {
  it("is told apart: expired, used, revoked, replaced, unknown, and another's", async () => {
    const guest = "ines@harbour.test";
    const first = await tokenFor(boss, guest, "ADMIN");
    expect(await stateOf(first, ada)).toBe("wrong-account");
    await expect(acceptInvitation(ada.ctx, first)).rejects.toMatchObject(REFUSED);
    await daysPass(1);
    await resendInvitation(boss.ctx, guest);
    expect(await stateOf(first)).toBe("replaced");
    const second = await tokenFor(boss, guest, "ADMIN");
    expect(second).not.toBe(first);
    expect(await stateOf(second)).toBe("valid");
    const id = await revokeInvitation(boss.ctx, guest);
    expect(await stateOf(second)).toBe("revoked");
    await restoreInvitation(boss.ctx, id);
    expect(await stateOf(second)).toBe("valid");
    await daysPass(7);
    expect(await stateOf(second)).toBe("expired");
    for (const other of ["", "x", first.slice(1), "a".repeat(43)])
      expect(await stateOf(other)).toBe("unknown");
    await db`update users set email = ${guest} where id = ${ada.id}`;
    for (const token of [first, second, ""]) {
      await expect(acceptInvitation(ada.ctx, token)).rejects.toMatchObject(REFUSED);
    }
    expect(await person(ada)).toEqual({ role: "USER", verified: false });
  });

  it("says nothing of whom it was for", async () => {
    const token = await tokenFor(boss, "ines@harbour.test");
    await revokeInvitation(boss.ctx, "ines@harbour.test");
    expect(await findInvitation(token, null, new Headers())).toEqual({ state: "revoked" });
  });

  it("is one to the administration whose sender is an administrator no longer", async () => {
    const other = await newAgent(db, { role: "ADMIN" });
    const token = await tokenFor(other, addressOf(ada), "ADMIN");
    await changeRole(boss.ctx, { id: other.id, role: "USER" });
    expect(await stateOf(token, ada)).toBe("revoked");
    await expect(acceptInvitation(ada.ctx, token)).rejects.toMatchObject(REFUSED);
    expect((await person(ada))?.role).toBe("USER");
  });

  it("can't be guessed often", async () => {
    const tries = Array.from({ length: 21 }, () => acceptInvitation(ada.ctx, "guess"));
    const codes = (await Promise.allSettled(tries)).map((one) =>
      one.status === "rejected" ? one.reason.code : "accepted",
    );
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(1);
  });
});

describe("the mail of an invitation", () => {
  it("is the same delivery of the same link at each try, and isn't sent once it means nothing", async () => {
    await tokenFor(boss, "ines@harbour.test");
    const [row] = await db`update invitations set sent_at = null returning id`;
    const job = { invitationId: String(row?.id) };
    const ctx = systemContext("job:send-invitation");
    await sendInvitation(ctx, job);
    await sendInvitation(ctx, job);
    expect(await outbox.mails()).toHaveLength(1);
    outbox.empty();
    await giveUpInvitation(ctx, job);
    expect(await db`select from invitations where failed_at is not null`).toHaveLength(1);
    await revokeInvitation(boss.ctx, "ines@harbour.test");
    await sendInvitation(ctx, job);
    expect(await outbox.mails()).toEqual([]);
  });
});
