import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { askToConfirm, confirmSignUp, signUp } from "@/lib/accounts/account/sign-up/sign-up";
import { identityOf } from "@/lib/accounts/identity/identity";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { signInWithPassword } from "@/lib/accounts/identity/passwords/password";
import { sessionCookieName } from "@/lib/accounts/identity/sessions/session-cookie";
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
beforeEach(() => emptied(OUTBOX));

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };
const OVER = { code: "CONFLICT" };
type Browser = ReturnType<typeof browser>;

const sign = (visitor: Browser, given: object = ADA) => visitor.visit(() => signUp(given, "request-1"));
const confirm = (visitor: Browser, link: object, confirmation = "") =>
  visitor.visit(() => confirmSignUp({ ...link, confirmation }));
const identity = ({ jar }: Browser) => {
  const value = encodeURIComponent(jar.get(sessionCookieName()) ?? "");
  return identityOf(new Headers({ cookie: `${sessionCookieName()}=${value}` }));
};

async function mailed() {
  await drain();
  const [mail] = await mailsToAddress(OUTBOX, ADA.email);
  const href = /https:\S+sign-up\/confirm\S+/.exec(mail?.text ?? "")?.[0];
  return {
    subject: mail?.subject,
    text: mail?.text,
    link: Object.fromEntries(href ? new URL(href).searchParams : []),
  };
}

describe("somebody who signs up", () => {
  it("has an account once they have read the mail, proved and signed in to, by a press alone in the same browser", async () => {
    const visitor = browser();
    expect(await sign(visitor)).toEqual({ token: null });
    expect(await identity(visitor)).toBeNull();
    expect(await db`select from users`).toHaveLength(0);
    await expect(browser().visit(() => signInWithPassword(ADA))).rejects.toMatchObject({
      code: "NOT_SIGNED_IN",
    });
    const { subject, text, link } = await mailed();
    expect(subject).toBe("Open your Tallyport account");
    expect(text).not.toContain("Ada");
    expect(await visitor.visit(() => askToConfirm(link))).toEqual({ byPassword: false });
    await confirm(visitor, link);
    expect(await identity(visitor)).toMatchObject({
      email: ADA.email,
      name: ADA.name,
      emailVerified: true,
      role: "USER",
      hasCompletedOnboarding: false,
      provedAt: expect.any(Date),
    });
    expect(await db`select from inbound_addresses`).toHaveLength(1);
    await browser().visit(() => signInWithPassword(ADA));
    await expect(confirm(visitor, link)).rejects.toMatchObject(OVER);
    expect(await visitor.visit(() => askToConfirm(link))).toBeNull();
  });

  it("types the password again elsewhere, so that nobody's mail opens what a stranger chose", async () => {
    await sign(browser());
    const { link } = await mailed();
    const reader = browser();
    expect(await reader.visit(() => askToConfirm(link))).toEqual({ byPassword: true });
    const wrong = { code: "INVALID_INPUT", detail: { fields: { confirmation: ["The password is wrong."] } } };
    for (let count = 0; count < 10; count += 1)
      await expect(confirm(reader, link, "wrong-lantern-42")).rejects.toMatchObject(wrong);
    await expect(confirm(reader, link, ADA.password)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await db`delete from rate_limits`;
    await confirm(reader, link, ADA.password);
    expect(await identity(reader)).toMatchObject({ email: ADA.email });
  });

  it("is answered the same where an account has the address, whose owner is told and which stays as it is", async () => {
    const [owner, stranger, newcomer] = [browser(), browser(), browser()];
    await openAccount(ADA);
    await owner.visit(() => signInWithPassword(ADA));
    const taken = await sign(stranger, { ...ADA, email: "ADA@agents.test", password: "other-anchor-77" });
    const free = await sign(newcomer, { ...ADA, email: "ben@agents.test" });
    expect(taken).toEqual(free);
    expect([...stranger.jar.keys()]).toEqual([...newcomer.jar.keys()]);
    const { subject, text, link } = await mailed();
    expect(subject).toBe("You already have a Tallyport account");
    expect(text).toContain("https://app.tallyport.test/sign-in/forgot");
    expect(link).toEqual({});
    expect(await identity(owner)).not.toBeNull();
    await browser().visit(() => signInWithPassword(ADA));
    expect(await db`select from users`).toHaveLength(1);
  });

  it("has no use of a link that is over, altered, or whose address has an account meanwhile", async () => {
    const visitor = browser();
    await sign(visitor);
    const { link } = await mailed();
    for (const other of [
      {},
      { ...link, token: "" },
      { ...link, of: "nobody" },
      { of: link.of, token: link.of },
    ])
      await expect(confirm(visitor, other)).rejects.toMatchObject(OVER);
    await openAccount(ADA);
    await expect(confirm(visitor, link)).rejects.toMatchObject(OVER);
    expect(await identity(visitor)).toBeNull();
    await sign(visitor, { ...ADA, email: "ben@agents.test" });
    await db`update verifications set expires_at = now()`;
    await drain();
    expect(await mailsToAddress(OUTBOX, "ben@agents.test")).toEqual([]);
  });

  it("can use the link again where the database could not open the account", async () => {
    const visitor = browser();
    await sign(visitor);
    const { link } = await mailed();
    const rename = (from: string, to: string) =>
      db`update verifications set value = replace(value, ${from}, ${to})`;
    await rename("Ada Fern", "Ada\\u0000Fern");
    await expect(confirm(visitor, link)).rejects.not.toMatchObject(OVER);
    await rename("Ada\\u0000Fern", "Ada Fern");
    await confirm(visitor, link);
    expect(await identity(visitor)).toMatchObject({ name: ADA.name });
  });

  it("opens one account of ten presses at once, and gets five mails an hour", async () => {
    const visitor = browser();
    await sign(visitor);
    const { link } = await mailed();
    const came = await Promise.allSettled(Array.from({ length: 10 }, () => confirm(visitor, link)));
    expect(came.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db`select from users`).toHaveLength(1);
    for (let count = 0; count < 4; count += 1) await sign(browser());
    await expect(sign(browser())).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  it("keeps no password that can be read", async () => {
    await sign(browser());
    const [row] = await db`select value from verifications`;
    expect(row?.value).not.toContain(ADA.password);
    const bad = sign(browser(), { ...ADA, password: "Sunshine1" });
    await expect(bad).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });
});
