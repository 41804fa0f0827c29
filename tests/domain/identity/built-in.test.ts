import { describe, expect, it } from "vitest";
import { identityOf, signOut } from "@/lib/accounts/identity/identity";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { signInWithPassword, signUpWithPassword } from "@/lib/accounts/identity/passwords/password";
import { hashOfToken, sessionCookieName } from "@/lib/accounts/identity/sessions/session-cookie";
import { db } from "../../support/database/database";
import { browser } from "../../support/http/next-headers";

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };

describe("signing up", () => {
  it("makes an agent who has not onboarded, with a private inbound address and a session", async () => {
    const { token } = await browser().visit(() => signUpWithPassword(ADA));
    const identity = await identityOf(bearer(token));
    expect(identity).toEqual({
      userId: expect.any(String),
      email: "ada@agents.test",
      emailVerified: false,
      name: "Ada Fern",
      image: null,
      role: "USER",
      hasCompletedOnboarding: false,
      isSuspended: false,
      eraseAt: null,
      wasSeenLately: false,
      timezone: "America/Toronto",
      currency: "USD",
      looks: null,
      provedAt: expect.any(Date),
      sessionId: expect.any(String),
    });
    const [address] = await db`select * from inbound_addresses where user_id = ${identity?.userId ?? null}`;
    expect(address?.token).toMatch(/^[a-z2-9]{26}$/);
  });

  it("takes neither role nor onboarding from the form", async () => {
    const greedy = { ...ADA, role: "ADMIN", hasCompletedOnboarding: true };
    const { token } = await browser().visit(() => signUpWithPassword(greedy));
    expect(await identityOf(bearer(token))).toMatchObject({ role: "USER", hasCompletedOnboarding: false });
  });

  it("refuses a known address in words that also fit other reasons", async () => {
    await openAccount(ADA);
    const again = browser().visit(() => signUpWithPassword({ ...ADA, email: ADA.email.toUpperCase() }));
    await expect(again).rejects.toMatchObject({ code: "CONFLICT", message: /could not create an account/ });
    expect(await db`select id from users`).toHaveLength(1);
  });

  it("leaves nothing behind when it fails half way", async () => {
    await db`alter table accounts add constraint accounts_refused check (false) not valid`;
    try {
      await expect(browser().visit(() => signUpWithPassword(ADA))).rejects.toThrow();
    } finally {
      await db`alter table accounts drop constraint accounts_refused`;
    }
    expect(await db`select id from users`).toHaveLength(0);
    expect(await db`select token from inbound_addresses`).toHaveLength(0);
  });
});

describe("a session", () => {
  it("is kept as a hash only, and by cookie and bearer token alike names its person", async () => {
    const id = await openAccount(ADA);
    const visitor = browser();
    const { token } = await visitor.visit(() => signInWithPassword(ADA));
    expect(await db`select token from sessions`).toEqual([{ token: hashOfToken(token) }]);
    expect(await identityOf(bearer(token))).toMatchObject({ userId: id });
    expect(await identityOf(cookie(visitor.jar))).toMatchObject({ userId: id });
  });

  it("is not accepted when the cookie's signature is missing or somebody else's", async () => {
    await openAccount(ADA);
    const visitor = browser();
    const { token } = await visitor.visit(() => signInWithPassword(ADA));
    for (const forged of [token, `${token}.`, `${token}.${btoa("x".repeat(32))}`, "%E0%A4%A"]) {
      expect(await identityOf(new Headers({ cookie: `${sessionCookieName()}=${forged}` }))).toBeNull();
    }
  });

  it("does not open with what the database holds", async () => {
    await openAccount(ADA);
    const { token } = await browser().visit(() => signInWithPassword(ADA));
    expect(await identityOf(bearer(hashOfToken(token)))).toBeNull();
  });

  it("is over when its time is over", async () => {
    await openAccount(ADA);
    const { token } = await browser().visit(() => signInWithPassword(ADA));
    await db`update sessions set expires_at = now() - interval '1 second'`;
    expect(await identityOf(bearer(token))).toBeNull();
  });

  it("is forgotten at the person's next sign-in once it is over, and only theirs", async () => {
    await openAccount(ADA);
    await openAccount({ ...ADA, email: "eve@agents.test" });
    await browser().visit(() => signInWithPassword(ADA));
    await browser().visit(() => signInWithPassword({ ...ADA, email: "eve@agents.test" }));
    await db`update sessions set expires_at = now() - interval '1 second'`;
    await browser().visit(() => signInWithPassword(ADA));
    const left =
      await db`select email, expires_at > now() as live from sessions s join users u on u.id = s.user_id`;
    expect([...left].sort((a, b) => a.email.localeCompare(b.email))).toEqual([
      { email: "ada@agents.test", live: true },
      { email: "eve@agents.test", live: false },
    ]);
  });

  it("lasts two weeks", async () => {
    await openAccount(ADA);
    await browser().visit(() => signInWithPassword(ADA));
    const [row] =
      await db`select round(extract(epoch from expires_at - now()) / 86400) as days from sessions`;
    expect(Number(row?.days)).toBe(14);
  });

  it("ends for every copy of its cookie when somebody signs out", async () => {
    await openAccount(ADA);
    const visitor = browser();
    await visitor.visit(() => signInWithPassword(ADA));
    const copy = cookie(visitor.jar);
    await visitor.visit(() => signOut());
    expect(visitor.jar.has(sessionCookieName())).toBe(false);
    expect(await identityOf(copy)).toBeNull();
    expect(await db`select id from sessions`).toHaveLength(0);
  });

  it("shows a change of role at once", async () => {
    await openAccount(ADA);
    const { token } = await browser().visit(() => signInWithPassword(ADA));
    await db`update users set role = 'ADMIN', has_completed_onboarding = true`;
    expect(await identityOf(bearer(token))).toMatchObject({ role: "ADMIN", hasCompletedOnboarding: true });
  });
});

describe("who is asking", () => {
  it("is never what a header of the sender's own claims", async () => {
    const id = await openAccount({ ...ADA, role: "ADMIN", hasCompletedOnboarding: true });
    for (const name of ["user-id", "x-user-id", "x-clerk-user-id", "x-middleware-subrequest"]) {
      expect(await identityOf(new Headers({ [name]: id }))).toBeNull();
    }
  });

  it("is nobody when the authorization header makes no sense, whatever the cookie says", async () => {
    await openAccount(ADA);
    const visitor = browser();
    await visitor.visit(() => signInWithPassword(ADA));
    const both = cookie(visitor.jar);
    for (const value of ["Bearer", "Bearer short", "Basic YTpi", "Bearer a b", `Bearer ${"x".repeat(300)}`]) {
      both.set("authorization", value);
      expect(await identityOf(both)).toBeNull();
    }
  });
});

function bearer(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` });
}

function cookie(jar: ReadonlyMap<string, string>): Headers {
  const name = sessionCookieName();
  return new Headers({ cookie: `other=1; ${name}=${encodeURIComponent(jar.get(name) ?? "")}` });
}
