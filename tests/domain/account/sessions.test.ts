import { beforeEach, describe, expect, it } from "vitest";
import { leaveAccount } from "@/lib/accounts/account/leaving/leaving";
import { endOneSession, listSessions, signOutEverywhere } from "@/lib/accounts/account/sessions/sessions";
import { beginTwoFactor, readTwoFactor, turnOnTwoFactor } from "@/lib/accounts/account/two-factor/two-factor";
import { identityOf } from "@/lib/accounts/identity/identity";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { signInWithPassword } from "@/lib/accounts/identity/passwords/password";
import { sessionCookieName } from "@/lib/accounts/identity/sessions/session-cookie";
import { totpOf } from "@/lib/accounts/identity/two-factor/second-factor";
import { signInWithCode } from "@/lib/accounts/users/sign-in";
import { type Context, contextFor } from "@/lib/platform/context/context";
import { db } from "../../support/database/database";
import { browser } from "../../support/http/next-headers";

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };
const FIREFOX = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
type Browser = ReturnType<typeof browser>;

let id: string;
beforeEach(async () => {
  id = await openAccount({ ...ADA, hasCompletedOnboarding: true });
});

const identity = ({ jar }: Browser) => {
  const value = encodeURIComponent(jar.get(sessionCookieName()) ?? "");
  return identityOf(new Headers({ cookie: `${sessionCookieName()}=${value}` }));
};

/** Returns the context that the product derives from this browser's session. */
async function ctxOf(visitor: Browser, userId = id): Promise<Context> {
  const { sessionId, provedAt = null } = (await identity(visitor)) ?? {};
  return contextFor({ kind: "agent", id: userId, admin: false, timeZone: "UTC", sessionId, provedAt });
}

async function signedIn(headers: Record<string, string> = {}): Promise<Browser> {
  const visitor = browser();
  await visitor.visit(() => signInWithPassword(ADA), headers);
  return visitor;
}

describe("where somebody is signed in", () => {
  it("is listed with device, range of addresses, and when it was seen", async () => {
    const [here, there] = [await signedIn(), await signedIn(FIREFOX)];
    await db`update sessions set ip_address = '203.0.113.77', updated_at = now() - interval '2 days'
      where user_agent like 'Mozilla%'`;
    const sessions = await listSessions(await ctxOf(here));
    expect(sessions).toMatchObject([
      { device: "Unknown device", isThis: true },
      { device: "Firefox on Linux", place: "Network 203.0.113.x", isThis: false },
    ]);
    expect(Date.now() - Date.parse(sessions[1]?.seenAt ?? "")).toBeGreaterThan(86_400_000);
    expect(await identity(there)).toMatchObject({ wasSeenLately: false });
    await db`update users set last_seen_at = now()`;
    expect(await identity(there)).toMatchObject({ wasSeenLately: false });
    expect(await identity(here)).toMatchObject({ wasSeenLately: true });
  });

  it("is ended one by one, from the next request on, and nobody else's is", async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const ctx = await ctxOf(here);
    const { sessionId } = (await identity(there)) ?? {};
    const eve = await openAccount({ ...ADA, email: "eve@agents.test" });
    const hers = contextFor({ kind: "agent", id: eve, admin: false, timeZone: "UTC" });
    await expect(endOneSession(hers, sessionId ?? "")).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await listSessions(hers)).toEqual([]);
    await endOneSession(ctx, sessionId ?? "");
    expect([await identity(here), await identity(there)]).toEqual([expect.anything(), null]);
    await expect(endOneSession(ctx, sessionId ?? "")).rejects.toMatchObject({ code: "NOT_FOUND" });
    const lines = await db`select action, actor_id from audit_log where action = 'user.end-session'`;
    expect(lines).toEqual([{ action: "user.end-session", actor_id: id }]);
  });

  it("is ended everywhere at once, here too", async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    await signOutEverywhere(await ctxOf(here));
    expect([await identity(here), await identity(there)]).toEqual([null, null]);
    expect(await db`select from audit_log where action = 'user.end-sessions'`).toHaveLength(1);
  });
});

describe("somebody who guesses", () => {
  async function halfway(visitor = browser()): Promise<Browser> {
    const begun = visitor.visit(() => signInWithPassword(ADA));
    await expect(begun).rejects.toMatchObject({ code: "SECOND_FACTOR" });
    return visitor;
  }
  const code = (visitor: Browser, given: string) =>
    visitor.visit(() => signInWithCode({ code: given }, "request-1"));

  it("at codes uses up neither the tries of the owner's known device nor a backup code", async () => {
    const owner = await signedIn();
    const ctx = await ctxOf(owner);
    await beginTwoFactor(ctx);
    const state = await readTwoFactor(ctx);
    if (state.kind !== "begun") throw new Error(state.kind);
    const step = () => Math.floor(Date.now() / 30_000);
    const codes = await owner.visit(() => turnOnTwoFactor(ctx, { code: totpOf(state.secret, step() - 1) }));
    const stranger = await halfway();
    for (let count = 0; count < 10; count += 1)
      await expect(code(stranger, "000000")).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await expect(code(stranger, "000000")).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await expect(code(await halfway(), totpOf(state.secret, step()))).rejects.toMatchObject({
      code: "RATE_LIMITED",
    });
    await code(await halfway(), codes[0] ?? "");
    await code(await halfway(owner), totpOf(state.secret, step()));
    expect(await identity(owner)).not.toBeNull();
  });

  it("at the password of an open session uses up no other session's tries", async () => {
    const [owner, thief] = [await signedIn(), await signedIn()];
    const theirs = await ctxOf(thief);
    const guess = () => leaveAccount(theirs, { confirmation: "wrong-lantern-42" });
    for (let count = 0; count < 10; count += 1)
      await expect(guess()).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await expect(guess()).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await leaveAccount(await ctxOf(owner), { confirmation: ADA.password });
  });
});
