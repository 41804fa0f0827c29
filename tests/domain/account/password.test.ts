import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { changePassword } from "@/lib/accounts/account/password/change-password";
import {
  isPasswordLink,
  resetPassword,
  sendPasswordLink,
} from "@/lib/accounts/account/password/reset-password";
import { identityOf } from "@/lib/accounts/identity/identity";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { signInWithPassword } from "@/lib/accounts/identity/passwords/password";
import { sessionCookieName } from "@/lib/accounts/identity/sessions/session-cookie";
import { type Context, contextFor } from "@/lib/platform/context/context";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { db } from "../../support/database/database";
import { browser } from "../../support/http/next-headers";
import { drain } from "../../support/mails/chase-emails";
import { emptied, mailsToAddress } from "../../support/mails/notification-mails";

const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-outbox-"));
Object.assign(process.env, { MAIL_OUTBOX_DIR: OUTBOX, APP_URL: "https://app.tallyport.test" });
afterAll(async () => {
  await stopBoss();
  rmSync(OUTBOX, { recursive: true, force: true });
});

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };
const NEW = "quiet-anchor-77";
const FAILED = { code: "CONFLICT", message: "This link doesn't work any more. Ask for a new one." };
type Browser = ReturnType<typeof browser>;
type Link = { readonly of: string; readonly until: string; readonly token: string };

let id: string;
let ctx: Context;
beforeEach(async () => {
  emptied(OUTBOX);
  await db`delete from pgboss.job`;
  id = await openAccount({ ...ADA, hasCompletedOnboarding: true });
  ctx = contextFor({ kind: "agent", id, admin: false, timeZone: "America/Toronto" });
});

const signIn = (visitor: Browser, password: string) =>
  visitor.visit(() => signInWithPassword({ email: ADA.email, password }));
const ask = (email: string) => browser().visit(() => sendPasswordLink({ email }, "request-1"));
const reset = (link: Link, password = NEW) =>
  browser().visit(() => resetPassword({ ...link, password }, "request-1"));
const isIn = async ({ jar }: Browser) => {
  const value = encodeURIComponent(jar.get(sessionCookieName()) ?? "");
  return (await identityOf(new Headers({ cookie: `${sessionCookieName()}=${value}` }))) !== null;
};
const subjects = async () => {
  await drain();
  return (await mailsToAddress(OUTBOX, ADA.email)).map(({ subject }) => subject);
};

async function sentLink(): Promise<Link> {
  await ask("ADA@agents.test");
  await drain();
  const [mail] = await mailsToAddress(OUTBOX, ADA.email);
  const { origin, pathname, searchParams } = new URL(/https:\S+token=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  expect(`${origin}${pathname}`).toBe("https://app.tallyport.test/reset-password");
  const of = (name: string) => searchParams.get(name) ?? "";
  return { of: of("of"), until: of("until"), token: of("token") };
}

describe("somebody who has forgotten the password", () => {
  it("chooses another one by a link of a mail, once, and is signed out everywhere", async () => {
    const before = browser();
    await signIn(before, ADA.password);
    const link = await sentLink();
    expect(await isPasswordLink(link)).toBe(true);
    await reset(link);
    expect(await isIn(before)).toBe(false);
    await expect(signIn(browser(), ADA.password)).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
    await signIn(browser(), NEW);
    await expect(reset(link, "other-anchor-77")).rejects.toMatchObject(FAILED);
    expect(await isPasswordLink(link)).toBe(false);
    expect((await subjects()).sort()).toEqual(["Choose a new password", "Your password was changed"]);
    expect(await db`select action, actor_id from audit_log where user_id = ${id}`).toEqual([
      { action: "user.reset-password", actor_id: "reset-password" },
    ]);
  });

  it("has no use of a link that is over, altered, or another person's", async () => {
    const link = await sentLink();
    const stranger = await openAccount({ ...ADA, email: "bo@agents.test" });
    const over = String(Math.floor(Date.now() / 1000) - 1);
    const forged = [
      { ...link, until: String(Number(link.until) + 60) },
      { ...link, until: over },
      { ...link, of: stranger },
      { ...link, of: "nobody" },
      { ...link, token: "" },
    ];
    for (const one of forged) await expect(reset(one)).rejects.toMatchObject(FAILED);
    await signIn(browser(), ADA.password);
  });

  it("of two who use a link at once one is refused", async () => {
    const link = await sentLink();
    const outcomes = await Promise.allSettled([
      reset(link, "first-anchor-77"),
      reset(link, "second-anchor-77"),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is answered alike whether an account has the address or not", async () => {
    await expect(ask("nobody@agents.test")).resolves.toBeUndefined();
    expect(await db`select from pgboss.job where name = 'send-password-mail'`).toHaveLength(1);
    await drain();
    expect(await mailsToAddress(OUTBOX, "nobody@agents.test")).toEqual([]);
  });

  it("gets three links an hour, and an address that can't be read is told so", async () => {
    for (let count = 0; count < 3; count += 1) await ask(ADA.email);
    await expect(ask(ADA.email)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await expect(ask("ada")).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });

  it("chooses none that would be guessed, and may go on with the link", async () => {
    const link = await sentLink();
    for (const [password, reason] of [
      ["Sunshine1", /Many people use this/],
      ["AdaFern2026", /your name or email address/],
      ["12345678", /follows the alphabet, the digits/],
    ] as const) {
      const refused = {
        code: "INVALID_INPUT",
        detail: { fields: { password: [expect.stringMatching(reason)] } },
      };
      await expect(reset(link, password)).rejects.toMatchObject(refused);
    }
    await reset(link);
    const change = browser().visit(() => changePassword(ctx, { confirmation: NEW, password: "football99" }));
    await expect(change).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await signIn(browser(), NEW);
  });

  it("chooses one that is long enough", async () => {
    const link = await sentLink();
    await expect(reset(link, "short")).rejects.toMatchObject({
      code: "INVALID_INPUT",
      detail: { fields: { password: ["The password needs at least 8 characters."] } },
    });
    expect(await isPasswordLink(link)).toBe(true);
  });
});

describe("somebody who knows the password", () => {
  it("changes it, stays signed in, and is signed out elsewhere", async () => {
    const [here, there] = [browser(), browser()];
    await signIn(here, ADA.password);
    await signIn(there, ADA.password);
    await here.visit(() => changePassword(ctx, { confirmation: ADA.password, password: NEW }));
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    await signIn(browser(), NEW);
    expect(await subjects()).toEqual(["Your password was changed"]);
    expect(await db`select action, actor_id from audit_log where user_id = ${id}`).toEqual([
      { action: "user.change-password", actor_id: id },
    ]);
  });

  it("does not without the present one", async () => {
    const change = browser().visit(() =>
      changePassword(ctx, { confirmation: "wrong-lantern-42", password: NEW }),
    );
    await expect(change).rejects.toMatchObject({
      code: "INVALID_INPUT",
      detail: { fields: { confirmation: ["The password is wrong."] } },
    });
    await signIn(browser(), ADA.password);
  });
});
