import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { askWhatToKeep, keepAfterReset, resetPassword } from "@/lib/accounts/account/password/reset-password";
import { beginTwoFactor, readTwoFactor, turnOnTwoFactor } from "@/lib/accounts/account/two-factor/two-factor";
import { createApiKey, holderOfKey } from "@/lib/accounts/api-keys/api-keys";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { signInWithPassword } from "@/lib/accounts/identity/passwords/password";
import { newPasswordLink } from "@/lib/accounts/identity/passwords/password-link";
import { totpOf } from "@/lib/accounts/identity/two-factor/second-factor";
import { createEndpoint, listEndpoints } from "@/lib/accounts/webhooks/endpoints";
import { openCalendarFeed, readCalendarFeed } from "@/lib/ledger/bookings/calendar/calendar-feed";
import { type Context, contextFor, systemContext } from "@/lib/platform/context/context";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { db } from "../../support/database/database";
import { browser } from "../../support/http/next-headers";
import { drain } from "../../support/mails/chase-emails";
import { mailsToAddress } from "../../support/mails/notification-mails";

const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-outbox-"));
Object.assign(process.env, {
  MAIL_OUTBOX_DIR: OUTBOX,
  APP_URL: "https://app.tallyport.test",
  WEBHOOKS_TO_LOCALHOST: "1",
});
afterAll(async () => {
  await stopBoss();
  rmSync(OUTBOX, { recursive: true, force: true });
});

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };
const NEW = "quiet-anchor-77";
type Browser = ReturnType<typeof browser>;

let id: string;
let ctx: Context;
let key: string;
let feed: string;
beforeEach(async () => {
  id = await openAccount({ ...ADA, hasCompletedOnboarding: true });
  ctx = contextFor({ kind: "agent", id, admin: false, timeZone: "UTC", provedAt: new Date() });
  ({ key } = await createApiKey(ctx, { name: "Reports", scope: "read", days: null }));
  feed = (await openCalendarFeed(ctx)).path.replace(/^.*\/|\.ics$/g, "");
  await createEndpoint(ctx, { url: "http://127.0.0.1:9/hook", events: ["booking.created"] });
  await beginTwoFactor(ctx);
  const state = await readTwoFactor(ctx);
  if (state.kind !== "begun") throw new Error(state.kind);
  const code = totpOf(state.secret, Math.floor(Date.now() / 30_000) - 1);
  await browser().visit(() => turnOnTwoFactor(ctx, { code }));
  await db`update api_keys set created_at = now() - interval '95 days'`;
  await db`update webhook_endpoints set created_at = now() - interval '2 years 3 days'`;
  await db`update calendar_feeds set created_at = now() - interval '1 day 1 hour'`;
});

async function reset(visitor: Browser): Promise<{ endedSomething: boolean }> {
  const link = await newPasswordLink(id, new Date());
  return visitor.visit(() => resetPassword({ ...link, password: NEW }, "request-1"));
}

/** Lists the credentials, other than the password, that currently give access to the account. */
async function open(): Promise<string[]> {
  const isFeedOpen = await readCalendarFeed(systemContext("test"), feed, "https://app.tallyport.test").then(
    () => true,
    () => false,
  );
  const [hook] = await listEndpoints(ctx);
  return [
    ...((await holderOfKey(key)) ? ["key"] : []),
    ...(isFeedOpen ? ["feed"] : []),
    ...(hook && hook.stopped === null ? ["webhook"] : []),
    ...((await readTwoFactor(ctx)).kind === "on" ? ["two-factor"] : []),
  ];
}

describe("a forgotten password that is set anew", () => {
  it("ends whatever else opens the account, at once", async () => {
    expect(await open()).toEqual(["key", "feed", "webhook", "two-factor"]);
    expect(await reset(browser())).toEqual({ endedSomething: true });
    expect(await open()).toEqual([]);
    await browser().visit(() => signInWithPassword({ ...ADA, password: NEW }));
    await drain();
    const mails = await mailsToAddress(OUTBOX, ADA.email);
    expect(mails.find(({ subject }) => subject === "Your password was changed")?.text).toContain(
      "have ended too",
    );
  });

  it("names each with its age, in the browser where it was set", async () => {
    const visitor = browser();
    await reset(visitor);
    const asked = await visitor.visit(askWhatToKeep);
    expect(asked.map(({ what, age }) => `${what}, ${age}`)).toEqual([
      "Two-factor sign-in, set up today",
      "API key Reports, set up 3 months ago",
      "Webhook http://127.0.0.1:9/hook, set up 2 years ago",
      "Calendar address, set up yesterday",
    ]);
    expect(await browser().visit(askWhatToKeep)).toEqual([]);
  });

  it("lets the owner keep what is theirs, once", async () => {
    const visitor = browser();
    await reset(visitor);
    const asked = await visitor.visit(askWhatToKeep);
    const chosen = asked.filter(({ key: one }) => /^(api-key|two-factor)/.test(one)).map((one) => one.key);
    await visitor.visit(() => keepAfterReset(new Set([...chosen, "api-key:none"]), "request-2"));
    expect(await open()).toEqual(["key", "two-factor"]);
    await visitor.visit(() => keepAfterReset(new Set(asked.map((one) => one.key)), "request-3"));
    expect(await open()).toEqual(["key", "two-factor"]);
    const rows = await db`select action, after from audit_log where action = 'user.keep-access'`;
    expect(rows).toEqual([{ action: "user.keep-access", after: { kept: chosen.join(", ") } }]);
    const all = [...asked.map((one) => one.key)];
    expect(all).toHaveLength(4);
  });

  it("lets everything be kept, and nothing after half an hour or by another browser's cookie", async () => {
    const visitor = browser();
    await reset(visitor);
    const all = new Set((await visitor.visit(askWhatToKeep)).map((one) => one.key));
    const [name = "", value = ""] = [...visitor.jar].find(([cookie]) => cookie.endsWith(".reset")) ?? [];
    const later = value.replace(
      /^(reset:[^:]+:)(\d+)/,
      (_, of: string, ms: string) => `${of}${Number(ms) + 1}`,
    );
    const forged = browser(new Map([[name, later]]));
    await forged.visit(() => keepAfterReset(all, "request-2"));
    expect(await open()).toEqual([]);
    await visitor.visit(() => keepAfterReset(all, "request-3"));
    expect(await open()).toEqual(["key", "feed", "webhook", "two-factor"]);
  });

  it("keeps a calendar address that was made since", async () => {
    const visitor = browser();
    await reset(visitor);
    const all = new Set((await visitor.visit(askWhatToKeep)).map((one) => one.key));
    await openCalendarFeed(ctx);
    await visitor.visit(() => keepAfterReset(all, "request-2"));
    expect(await open()).toEqual(["key", "webhook", "two-factor"]);
    expect(await db`select from calendar_feeds where revoked_at is null`).toHaveLength(1);
  });

  it("leaves nothing to keep of what was set up before anybody had proved the address, and proves it", async () => {
    await db`update users set email_verified = false where id = ${id}`;
    const visitor = browser();
    expect(await reset(visitor)).toEqual({ endedSomething: false });
    expect(await visitor.visit(askWhatToKeep)).toEqual([]);
    expect(await open()).toEqual([]);
    expect(await db`select from webhook_endpoints`).toHaveLength(0);
    expect(await db`select from two_factors`).toHaveLength(0);
    expect(await db`select email_verified, two_factor_enabled from users where id = ${id}`).toEqual([
      { email_verified: true, two_factor_enabled: false },
    ]);
    expect(await reset(browser())).toEqual({ endedSomething: false });
  });

  it("touches nobody else", async () => {
    const ben = await openAccount({ ...ADA, email: "ben@agents.test" });
    const link = await newPasswordLink(ben, new Date());
    await browser().visit(() => resetPassword({ ...link, password: NEW }, "request-1"));
    expect(await open()).toEqual(["key", "feed", "webhook", "two-factor"]);
  });
});
