import { describe, expect, it } from "vitest";
import { identityOf, signOut } from "@/lib/accounts/identity/identity";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { signInWithPassword } from "@/lib/accounts/identity/passwords/password";
import { sessionCookieName } from "@/lib/accounts/identity/sessions/session-cookie";
import { db } from "../../support/database/database";
import { browser } from "../../support/http/next-headers";

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };

describe("signing in", () => {
  it("says the same of a wrong password and of an address nobody has", async () => {
    await openAccount(ADA);
    const wrong = await failureOf({ ...ADA, password: "not-the-password" });
    const unknown = await failureOf({ email: "nobody@agents.test", password: ADA.password });
    expect(wrong).toMatchObject({
      code: "NOT_SIGNED_IN",
      message: "The email address or the password is wrong.",
    });
    expect(unknown).toMatchObject({ code: wrong.code, message: wrong.message });
  });

  it("stops guessing at one account, also from ever new addresses, and says when to come back", async () => {
    await openAccount(ADA);
    for (const address of ["203.0.113.1", "203.0.113.2"]) {
      expect(await failureOf({ ...ADA, password: "guess-guess" }, address)).toMatchObject({
        code: "NOT_SIGNED_IN",
      });
    }
    await db`update rate_limits set count = 20 where key like 'sign-in-account:%'`;
    const stopped = await failureOf(ADA, "198.51.100.7");
    expect(stopped.code).toBe("RATE_LIMITED");
    expect(stopped.detail?.retryAfter).toBeGreaterThan(0);
    expect(stopped.detail?.retryAfter).toBeLessThanOrEqual(900);
  });

  it("does not take the sender's own word for where it comes from", async () => {
    for (const address of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
      await failureOf({ email: `${address}@agents.test`, password: "guess-guess" }, address);
    }
    expect(await db`select count from rate_limits where key like 'sign-in-address:%'`).toEqual([
      { count: 3 },
    ]);
  });

  it("lets a device in that has signed in before, however often others guess at the account or from its network", async () => {
    await openAccount(ADA);
    const known = browser();
    await known.visit(() => signInWithPassword(ADA));
    await known.visit(() => signOut());
    await failureOf({ ...ADA, password: "guess-guess" });
    await db`update rate_limits set count = 100000 where key like 'sign-in-a%'`;
    expect(await failureOf(ADA)).toMatchObject({ code: "RATE_LIMITED" });
    expect(await known.visit(() => signInWithPassword(ADA))).toMatchObject({ token: expect.any(String) });
  });

  it("counts the wrong passwords of a known device by themselves", async () => {
    await openAccount(ADA);
    const known = browser();
    await known.visit(() => signInWithPassword(ADA));
    const wrong = () => known.visit(() => signInWithPassword({ ...ADA, password: "guess-guess" }));
    await expect(wrong()).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
    expect(await db`select count from rate_limits where key like 'sign-in-account:%'`).toEqual([
      { count: 0 },
    ]);
    await db`update rate_limits set count = 20 where key like 'sign-in-device:%'`;
    await expect(wrong()).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect(await browser().visit(() => signInWithPassword(ADA))).toMatchObject({ token: expect.any(String) });
  });

  it("knows no device by the cookie of another account, nor by one that isn't signed here", async () => {
    await openAccount(ADA);
    await openAccount({ ...ADA, email: "eve@agents.test" });
    const eve = browser();
    await eve.visit(() => signInWithPassword({ ...ADA, email: "eve@agents.test" }));
    const ada = browser();
    await ada.visit(() => signInWithPassword(ADA));
    await failureOf({ ...ADA, password: "guess-guess" });
    await db`update rate_limits set count = 20 where key like 'sign-in-account:%'`;
    const [name = "", good = ""] = deviceCookie(ada.jar);
    const [, hers = ""] = deviceCookie(eve.jar);
    const session = ada.jar.get(sessionCookieName()) ?? "";
    for (const forged of [hers, session, good.replace(/\.[^.]*$/, ""), `${good.slice(0, -4)}AAA=`, ""]) {
      const visit = browser(new Map([[name, forged]])).visit(() => signInWithPassword(ADA));
      await expect(visit, forged).rejects.toMatchObject({ code: "RATE_LIMITED" });
    }
  });

  it("opens no session with the cookie that makes a device known", async () => {
    await openAccount(ADA);
    const visitor = browser();
    await visitor.visit(() => signInWithPassword(ADA));
    const [, device = ""] = deviceCookie(visitor.jar);
    expect(
      await identityOf(new Headers({ cookie: `${sessionCookieName()}=${encodeURIComponent(device)}` })),
    ).toBeNull();
  });

  it("does not count those who know their password", async () => {
    await openAccount(ADA);
    await browser().visit(() => signInWithPassword(ADA));
    await browser().visit(() => signInWithPassword(ADA));
    expect(await db`select distinct count from rate_limits`).toEqual([{ count: 0 }]);
  });
});

/** Returns the name and value of the cookie that identifies a known device. */
function deviceCookie(jar: ReadonlyMap<string, string>): readonly string[] {
  return [...jar].find(([name]) => name.includes(".device.")) ?? [];
}

async function failureOf(given: { email: string; password: string }, address = "192.0.2.1") {
  const failure: unknown = await browser()
    .visit(() => signInWithPassword(given), { "x-forwarded-for": address })
    .catch((error: unknown) => error);
  return failure as { code?: string; message?: string; detail?: { retryAfter?: number } };
}
