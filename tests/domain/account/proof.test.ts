import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createKeyAction } from "@/components/accounts/api-keys/actions";
import { giveProof } from "@/lib/accounts/account/prove-agent";
import {
  beginTwoFactor,
  readTwoFactor,
  renewBackupCodes,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from "@/lib/accounts/account/two-factor/two-factor";
import { createApiKey } from "@/lib/accounts/api-keys/api-keys";
import { identityOf } from "@/lib/accounts/identity/identity";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { signInWithPassword } from "@/lib/accounts/identity/passwords/password";
import { sessionCookieName } from "@/lib/accounts/identity/sessions/session-cookie";
import { totpOf } from "@/lib/accounts/identity/two-factor/second-factor";
import { signInWithCode } from "@/lib/accounts/users/sign-in";
import {
  changeEndpoint,
  createEndpoint,
  listEndpoints,
  rotateSecret,
  switchEndpoint,
} from "@/lib/accounts/webhooks/endpoints";
import { openCalendarFeed } from "@/lib/ledger/bookings/calendar/calendar-feed";
import { type Context, contextFor } from "@/lib/platform/context/context";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { db } from "../../support/database/database";
import { browser } from "../../support/http/next-headers";
import { drain } from "../../support/mails/chase-emails";
import { emptied, mailsToAddress } from "../../support/mails/notification-mails";
import { newAgent } from "../../support/people/agent";

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
beforeEach(() => emptied(OUTBOX));

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };
const KEY = { name: "Reports", scope: "read", days: null } as const;
const HOOK = { url: "http://127.0.0.1:9/hook", events: ["booking.created" as const] };
type Browser = ReturnType<typeof browser>;

/** Use cases that create a credential that outlives a session. */
const MAKES: Readonly<Record<string, (ctx: Context) => Promise<unknown>>> = {
  "an API key": (ctx) => createApiKey(ctx, KEY),
  "a calendar address": (ctx) => openCalendarFeed(ctx),
  "a webhook": (ctx) => createEndpoint(ctx, HOOK),
  "another address of a webhook": async (ctx) => changeEndpoint(ctx, { ...HOOK, id: await hookOf(ctx) }),
  "another secret of a webhook": async (ctx) => rotateSecret(ctx, await hookOf(ctx)),
  "a webhook switched on": async (ctx) => switchEndpoint(ctx, await hookOf(ctx), "on"),
  "a second factor": (ctx) => beginTwoFactor(ctx),
};

async function hookOf(ctx: Context): Promise<string> {
  return (await listEndpoints(ctx))[0]?.id ?? "00000000-0000-7000-8000-000000000000";
}

describe("what outlives a session", () => {
  it.each(Object.entries(MAKES))("isn't made while the address is nobody's: %s", async (_what, make) => {
    const { ctx } = await newAgent(db, { verified: false });
    await expect(make(ctx)).rejects.toMatchObject({ code: "ADDRESS_UNVERIFIED" });
  });

  it.each(Object.entries(MAKES))("isn't made ten minutes after the password: %s", async (_what, make) => {
    const { ctx } = await newAgent(db);
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 10 * 60_000) };
    const asked = { code: "PROOF_NEEDED", detail: { facts: { byCode: false } } };
    await expect(make(later)).rejects.toMatchObject(asked);
    const never = await newAgent(db, { proved: false });
    await expect(make(never.ctx)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
  });

  it("is told to its owner by mail, each", async () => {
    const { ctx, id } = await newAgent(db);
    await createApiKey(ctx, KEY);
    await openCalendarFeed(ctx);
    await createEndpoint(ctx, HOOK);
    await rotateSecret(ctx, await hookOf(ctx));
    await drain();
    const mails = await mailsToAddress(OUTBOX, `${id}@agents.test`);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "A calendar address was made",
      "A webhook was added or changed",
      "A webhook was added or changed",
      "An API key was made",
    ]);
    expect(mails[0]?.text).toContain("https://app.tallyport.test/sign-in/forgot");
  });
});

describe("the password, given once more", () => {
  let id: string;
  beforeEach(async () => {
    id = await openAccount({ ...ADA, hasCompletedOnboarding: true });
  });

  /** Returns the context that the product derives from this browser's session cookie. */
  async function ctxOf({ jar }: Browser): Promise<Context> {
    const cookie = `${sessionCookieName()}=${encodeURIComponent(jar.get(sessionCookieName()) ?? "")}`;
    const provedAt = (await identityOf(new Headers({ cookie })))?.provedAt ?? null;
    return contextFor({ kind: "agent", id, admin: false, timeZone: "UTC", provedAt });
  }
  const age = () =>
    db`update sessions set proved_at = proved_at - interval '10 minutes' where user_id = ${id}`;
  async function signedIn(): Promise<Browser> {
    const visitor = browser();
    await visitor.visit(() => signInWithPassword(ADA));
    return visitor;
  }
  async function withFactor(visitor: Browser): Promise<{ secret: string; codes: readonly string[] }> {
    const ctx = await ctxOf(visitor);
    await beginTwoFactor(ctx);
    const state = await readTwoFactor(ctx);
    if (state.kind !== "begun") throw new Error(state.kind);
    const code = totpOf(state.secret, Math.floor(Date.now() / 30_000) - 1);
    return { secret: state.secret, codes: await visitor.visit(() => turnOnTwoFactor(ctx, { code })) };
  }

  it("counts from signing in, and in the session alone in which it is given", async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    await createApiKey(await ctxOf(here), KEY);
    await age();
    await expect(createApiKey(await ctxOf(here), KEY)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
    const ctx = await ctxOf(here);
    await here.visit(() => giveProof(ctx, { confirmation: ADA.password, code: "" }));
    await createApiKey(await ctxOf(here), KEY);
    await expect(createApiKey(await ctxOf(there), KEY)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
  });

  it("is asked for by what a page sends, too", async () => {
    const here = await signedIn();
    await age();
    const asked = { ok: false, failure: { code: "PROOF_NEEDED", status: 403, facts: { byCode: false } } };
    expect(await here.visit(() => createKeyAction(KEY))).toMatchObject(asked);
    const ctx = await ctxOf(here);
    await here.visit(() => giveProof(ctx, { confirmation: ADA.password, code: "" }));
    expect(await here.visit(() => createKeyAction(KEY))).toMatchObject({ ok: true });
  });

  it("doesn't count when it is wrong, and can't be guessed at for long", async () => {
    const here = await signedIn();
    await age();
    const ctx = await ctxOf(here);
    const give = (confirmation: string) => here.visit(() => giveProof(ctx, { confirmation, code: "" }));
    await expect(give("wrong-lantern-42")).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await expect(give("")).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await expect(createApiKey(await ctxOf(here), KEY)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
    await db`update rate_limits set count = 10 where key like 'confirm-person:%'`;
    await expect(give(ADA.password)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  it("takes the code too where there is one, and a trusted device doesn't spare it", async () => {
    const here = await signedIn();
    const { codes } = await withFactor(here);
    const there = browser();
    const begun = there.visit(() => signInWithPassword(ADA));
    await expect(begun).rejects.toMatchObject({ code: "SECOND_FACTOR" });
    await there.visit(() => signInWithCode({ code: codes[0], trust: "on" }, "request-1"));
    await turnOffTwoFactorRefused(there, false);
    await there.visit(() => signInWithPassword(ADA));
    await turnOffTwoFactorRefused(there, true);
    const ctx = await ctxOf(there);
    const give = (code: string) => there.visit(() => giveProof(ctx, { confirmation: ADA.password, code }));
    const wrong = { code: "INVALID_INPUT", detail: { fields: { code: [expect.any(String)] } } };
    await expect(give("")).rejects.toMatchObject(wrong);
    await expect(give("000000")).rejects.toMatchObject(wrong);
    await turnOffTwoFactorRefused(there, true);
    await give(codes[1] ?? "");
    const proved = await ctxOf(there);
    expect(await renewBackupCodes(proved)).toHaveLength(10);
    await turnOffTwoFactor(proved);
    await drain();
    const subjects = (await mailsToAddress(OUTBOX, ADA.email)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      "New backup codes were made",
      "Two-factor sign-in was turned off",
      "Two-factor sign-in was turned on",
    ]);
  });

  /** Expects whether turning off the second factor in this browser requires proof of identity first. */
  async function turnOffTwoFactorRefused(visitor: Browser, isRefused: boolean): Promise<void> {
    const { actor } = await ctxOf(visitor);
    expect(actor.kind === "agent" && actor.provedAt === null).toBe(isRefused);
  }
});
