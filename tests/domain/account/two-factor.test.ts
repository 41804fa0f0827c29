import { beforeEach, describe, expect, it } from "vitest";
import { POST as signInByProgram } from "@/app/api/auth/sign-in/email/route";
import {
  beginTwoFactor,
  readTwoFactor,
  renewBackupCodes,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from "@/lib/accounts/account/two-factor/two-factor";
import { identityOf } from "@/lib/accounts/identity/identity";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { signInWithPassword } from "@/lib/accounts/identity/passwords/password";
import { sessionCookieName } from "@/lib/accounts/identity/sessions/session-cookie";
import { pendingSignIn } from "@/lib/accounts/identity/two-factor/pending-sign-in";
import { totpOf } from "@/lib/accounts/identity/two-factor/second-factor";
import { signInWithCode } from "@/lib/accounts/users/sign-in";
import { type Context, contextFor } from "@/lib/platform/context/context";
import { db } from "../../support/database/database";
import { browser } from "../../support/http/next-headers";

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };
const WRONG = { code: "INVALID_INPUT", detail: { fields: { code: [expect.any(String)] } } };
const OVER = { code: "NOT_SIGNED_IN" };
type Browser = ReturnType<typeof browser>;

let id: string;
let ctx: Context;
/** The context of a session whose password was entered long ago. */
let unproved: Context;
beforeEach(async () => {
  id = await openAccount({ ...ADA, hasCompletedOnboarding: true });
  ctx = contextFor({ kind: "agent", id, admin: false, timeZone: "America/Toronto", provedAt: new Date() });
  unproved = { ...ctx, actor: { ...ctx.actor, provedAt: null } as Context["actor"] };
});

const step = (now = Date.now()) => Math.floor(now / 30_000);
const typePassword = (visitor: Browser) => visitor.visit(() => signInWithPassword(ADA));
const typeCode = (visitor: Browser, code: string, trust?: string) =>
  visitor.visit(() => signInWithCode({ code, ...(trust && { trust }) }, "request-1"));
const isIn = async ({ jar }: Browser) => {
  const value = encodeURIComponent(jar.get(sessionCookieName()) ?? "");
  return (await identityOf(new Headers({ cookie: `${sessionCookieName()}=${value}` }))) !== null;
};

/**
 * Turns two-factor authentication on from a browser with the previous time step's code, so the current code stays
 * unused.
 */
async function turnedOn(visitor = browser()): Promise<{ secret: string; codes: readonly string[] }> {
  await beginTwoFactor(ctx);
  const state = await readTwoFactor(ctx);
  if (state.kind !== "begun") throw new Error(state.kind);
  const code = totpOf(state.secret, step() - 1);
  return { secret: state.secret, codes: await visitor.visit(() => turnOnTwoFactor(ctx, { code })) };
}

/** Returns a browser that has passed the password step and must still give the second factor. */
async function halfway(): Promise<Browser> {
  const visitor = browser();
  await expect(typePassword(visitor)).rejects.toMatchObject({ code: "SECOND_FACTOR" });
  return visitor;
}

describe("two-factor sign-in is turned on", () => {
  it("with the password and a code of the app, and ends all sessions but this one", async () => {
    const [here, there] = [browser(), browser()];
    for (const visitor of [here, there]) await typePassword(visitor);
    const { codes } = await turnedOn(here);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect(new Set(codes).size).toBe(10);
    expect(await readTwoFactor(ctx)).toMatchObject({ kind: "on", codesLeft: 10 });
    const lines = await db`select action, actor_id from audit_log where user_id = ${id}`;
    expect(lines).toEqual([{ action: "user.two-factor-on", actor_id: id }]);
  });

  it("not without the password, nor by a wrong code, nor a quarter of an hour later", async () => {
    await expect(beginTwoFactor(unproved)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
    expect(await readTwoFactor(ctx)).toEqual({ kind: "off" });
    await beginTwoFactor(ctx);
    await expect(turnOnTwoFactor(ctx, { code: "12345x" })).rejects.toMatchObject(WRONG);
    const state = await readTwoFactor(ctx);
    if (state.kind !== "begun") throw new Error(state.kind);
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 16 * 60_000) };
    const code = totpOf(state.secret, step(later.now.getTime()));
    await expect(turnOnTwoFactor(later, { code })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await readTwoFactor(later)).toEqual({ kind: "off" });
    await browser().visit(() => signInWithPassword(ADA));
  });

  it("once: nobody puts another app in its place", async () => {
    await turnedOn();
    await expect(beginTwoFactor(ctx)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("and what is kept opens nothing: the secret is sealed for this person, the codes are hashed", async () => {
    const { secret, codes } = await turnedOn();
    const [row] = await db`select to_jsonb(t)::text as kept from two_factors t where user_id = ${id}`;
    for (const one of [secret, ...codes, ...codes.map((code) => code.replace("-", ""))])
      expect(row?.kept).not.toContain(one);
    const eve = await openAccount({ ...ADA, email: "eve@agents.test" });
    await db`update two_factors set user_id = ${eve} where user_id = ${id}`;
    const theirs = contextFor({ kind: "agent", id: eve, admin: false, timeZone: "UTC" });
    await expect(readTwoFactor(theirs)).rejects.toThrow();
  });
});

describe("signing in with it", () => {
  it("asks for a code after the password, and for nothing before", async () => {
    const { secret } = await turnedOn();
    const visitor = await halfway();
    expect(await isIn(visitor)).toBe(false);
    expect(await db`select from sessions where user_id = ${id} and expires_at > now()`).toHaveLength(0);
    await expect(typeCode(visitor, "000000")).rejects.toMatchObject(WRONG);
    await expect(typeCode(visitor, "")).rejects.toMatchObject({ code: "INVALID_INPUT" });
    expect(await typeCode(visitor, totpOf(secret, step()))).toEqual({ goTo: "/" });
    expect(await isIn(visitor)).toBe(true);
    const wrong = browser().visit(() => signInWithPassword({ ...ADA, password: "wrong-lantern-42" }));
    await expect(wrong).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
  });

  it("takes a code once, whoever types it", async () => {
    const { secret } = await turnedOn();
    const code = totpOf(secret, step());
    await typeCode(await halfway(), code);
    await expect(typeCode(await halfway(), code)).rejects.toMatchObject(WRONG);
    await expect(typeCode(await halfway(), totpOf(secret, step() - 1))).rejects.toMatchObject(WRONG);
  });

  it("takes one of ten who come with the same code at once", async () => {
    const { secret } = await turnedOn();
    const visitors = await Promise.all(Array.from({ length: 10 }, halfway));
    const code = totpOf(secret, step());
    await db`delete from rate_limits`;
    const came = await Promise.allSettled(visitors.map((visitor) => typeCode(visitor, code)));
    expect(came.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { codes } = await (async () => {
      await turnOffTwoFactor(ctx);
      return turnedOn();
    })();
    const others = await Promise.all(Array.from({ length: 10 }, halfway));
    await db`delete from rate_limits`;
    const again = await Promise.allSettled(others.map((visitor) => typeCode(visitor, codes[0] ?? "")));
    expect(again.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("takes a backup code once, however it is typed, and leaves a line in the audit", async () => {
    const { codes } = await turnedOn();
    const [first = ""] = codes;
    const visitor = await halfway();
    await typeCode(visitor, ` ${first.replace("-", " ").toLowerCase()} `);
    expect(await isIn(visitor)).toBe(true);
    await expect(typeCode(await halfway(), first)).rejects.toMatchObject(WRONG);
    expect(await readTwoFactor(ctx)).toMatchObject({ codesLeft: 9 });
    expect(await db`select actor_kind from audit_log where action = 'user.use-backup-code'`).toEqual([
      { actor_kind: "system" },
    ]);
  });

  it("is limited for who guesses codes, whatever browser they use", async () => {
    const { secret } = await turnedOn();
    await expect(typeCode(await halfway(), "000000")).rejects.toMatchObject(WRONG);
    for (const [rule, most] of Object.entries({ "second-factor": 10, "second-factor-daily": 30 })) {
      await db`update rate_limits set count = 0`;
      await db`update rate_limits set count = ${most} where key like ${`${rule}:%`}`;
      await expect(typeCode(await halfway(), totpOf(secret, step()))).rejects.toMatchObject({
        code: "RATE_LIMITED",
      });
    }
  });

  it("is over after ten minutes, once used, and in any other browser", async () => {
    const { secret, codes } = await turnedOn();
    await expect(typeCode(browser(), totpOf(secret, step()))).rejects.toMatchObject(OVER);
    const visitor = await halfway();
    const copy = browser(new Map(visitor.jar));
    await typeCode(visitor, codes[0] ?? "");
    await expect(typeCode(copy, codes[1] ?? "")).rejects.toMatchObject(OVER);
    const late = await halfway();
    await db`update verifications set expires_at = now() - interval '1 second'`;
    await expect(typeCode(late, codes[2] ?? "")).rejects.toMatchObject(OVER);
    expect(await late.visit(pendingSignIn)).toBeNull();
  });

  it("asks a trusted device for the password alone, until it is turned off and on again", async () => {
    const { codes } = await turnedOn();
    const visitor = await halfway();
    await typeCode(visitor, codes[0] ?? "", "on");
    await typePassword(visitor);
    const other = await halfway();
    await typeCode(other, codes[1] ?? "");
    await expect(typePassword(other)).rejects.toMatchObject({ code: "SECOND_FACTOR" });
    await turnOffTwoFactor(ctx);
    await turnedOn();
    await expect(typePassword(visitor)).rejects.toMatchObject({ code: "SECOND_FACTOR" });
  });

  it("lets nobody in who is suspended, by neither step", async () => {
    const { codes } = await turnedOn();
    const visitor = await halfway();
    await db`update users set suspended_at = now() where id = ${id}`;
    await expect(typeCode(visitor, codes[0] ?? "")).rejects.toMatchObject({ code: "SUSPENDED" });
    expect(await isIn(visitor)).toBe(false);
    await expect(typePassword(browser())).rejects.toMatchObject({ code: "SUSPENDED" });
  });

  it("gives a program no token for the password", async () => {
    await turnedOn();
    const response = await browser().visit(() =>
      signInByProgram(
        new Request("http://localhost/api/auth/sign-in/email", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(ADA),
        }),
        { params: Promise.resolve({}) },
      ),
    );
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "SECOND_FACTOR" });
  });
});

describe("new backup codes", () => {
  it("come with the password where it is on, and take the place of the old ones", async () => {
    await expect(renewBackupCodes(ctx)).rejects.toMatchObject({ code: "CONFLICT" });
    const { codes: old } = await turnedOn();
    const asked = { code: "PROOF_NEEDED", detail: { facts: { byCode: true } } };
    await expect(renewBackupCodes(unproved)).rejects.toMatchObject(asked);
    const codes = await renewBackupCodes(ctx);
    expect(new Set([...codes, ...old]).size).toBe(20);
    const visitor = await halfway();
    await expect(typeCode(visitor, old[0] ?? "")).rejects.toMatchObject(WRONG);
    await typeCode(visitor, codes[0] ?? "");
    expect(await isIn(visitor)).toBe(true);
    expect(await readTwoFactor(ctx)).toMatchObject({ codesLeft: 9 });
  });
});

describe("it is turned off", () => {
  it("with the password, and signing in is as before", async () => {
    await turnedOn();
    await expect(turnOffTwoFactor(unproved)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
    expect(await readTwoFactor(ctx)).toMatchObject({ kind: "on" });
    await turnOffTwoFactor(ctx);
    await turnOffTwoFactor(ctx);
    expect(await readTwoFactor(ctx)).toEqual({ kind: "off" });
    await typePassword(browser());
    expect(await db`select two_factor_enabled from users where id = ${id}`).toEqual([
      { two_factor_enabled: false },
    ]);
    expect(await db`select from audit_log where action = 'user.two-factor-off'`).toHaveLength(1);
  });
});
