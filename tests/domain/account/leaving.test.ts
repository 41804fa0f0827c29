import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { GET as download } from "@/app/api/users/me/data/route";
import { GET as me } from "@/app/api/users/me/route";
import { keepAccount, leaveAccount } from "@/lib/accounts/account/leaving/leaving";
import { dayOfErasing, eraseAtOf } from "@/lib/accounts/account/leaving/leaving.model";
import { createApiKey, holderOfKey } from "@/lib/accounts/api-keys/api-keys";
import { readMailReader } from "@/lib/accounts/notifications/mail/hand-over";
import { suspendUser } from "@/lib/accounts/users/administration/standing";
import { announceEvents } from "@/lib/accounts/webhooks/announce-events";
import { openCalendarFeed, readCalendarFeed } from "@/lib/ledger/bookings/calendar/calendar-feed";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { agentWithPassword, leavingAgent, PASSWORD } from "../../support/account/leaving";
import { db } from "../../support/database/database";
import { drain } from "../../support/mails/chase-emails";
import { privateAddress, readMail } from "../../support/mails/email";
import { emptied, mailsTo } from "../../support/mails/notification-mails";
import { newAgent, type TestAgent } from "../../support/people/agent";
import { hooked } from "../../support/webhooks/endpoint";

const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-outbox-"));
Object.assign(process.env, { MAIL_OUTBOX_DIR: OUTBOX, APP_URL: "https://app.tallyport.test" });
afterAll(async () => {
  await stopBoss();
  rmSync(OUTBOX, { recursive: true, force: true });
});
beforeEach(async () => {
  emptied(OUTBOX);
  await db`delete from pgboss.job`;
});

const SYSTEM = systemContext("test");
const EVENT = {
  event: "booking.created",
  bookingId: null,
  emailId: null,
  importId: null,
  changes: {},
} as const;
const happen = (agent: TestAgent) => inTenant(SYSTEM, agent.id, (tx) => announceEvents(tx, [EVENT]));
const waiting = async ({ id }: TestAgent) =>
  (await db`select from webhook_deliveries where user_id = ${id} and state = 'waiting'`).length;

const actions = async (id: string) =>
  (
    await db`select action, actor_kind, actor_id from audit_log where user_id = ${id} and action like 'user.%' order by at, id`
  ).map((row) => ({ ...row }));

describe("asking for one's account to be deleted", () => {
  it("takes the right password, and is limited for who guesses", async () => {
    const ada = await agentWithPassword(db);
    for (const confirmation of ["", "wrong-lantern-42"]) {
      await expect(leaveAccount(ada.ctx, { confirmation })).rejects.toMatchObject({
        code: "INVALID_INPUT",
        detail: { fields: { confirmation: [expect.any(String)] } },
      });
    }
    await db`update rate_limits set count = 10 where key like 'confirm-person:%'`;
    await expect(leaveAccount(ada.ctx, { confirmation: PASSWORD })).rejects.toMatchObject({
      code: "RATE_LIMITED",
    });
    expect(await (await ada.ask(me, "/api/users/me")).status).toBe(200);
  });

  it("closes it at once, for 14 days, but for the data and the way back", async () => {
    const ada = await leavingAgent(db);
    const refused = await ada.ask(me, "/api/users/me");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "LEAVING" });
    expect((await ada.ask(download, "/api/users/me/data")).status).toBe(200);
    const [row] =
      await db`select extract(epoch from erase_at - now()) / 86400 as days from users where id = ${ada.id}`;
    expect(Number(row?.days)).toBeCloseTo(14, 1);
    await keepAccount(ada.ctx);
    await keepAccount(ada.ctx);
    expect((await ada.ask(me, "/api/users/me")).status).toBe(200);
    const by = { actor_kind: "agent", actor_id: ada.id };
    expect(await actions(ada.id)).toEqual([
      { action: "user.leave", ...by },
      { action: "user.keep", ...by },
    ]);
  });

  it("is the same when it is asked twice", async () => {
    const ada = await leavingAgent(db, 3);
    const before = await db`select erase_at from users where id = ${ada.id}`;
    await leaveAccount(ada.ctx, { confirmation: PASSWORD });
    expect(await db`select erase_at from users where id = ${ada.id}`).toEqual(before);
    expect(await actions(ada.id)).toHaveLength(1);
  });

  it("can't be taken back once its time has come", async () => {
    const ada = await leavingAgent(db, 14);
    await expect(keepAccount(ada.ctx)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("is refused to the last administrator, whom nobody else can be who leaves as well", async () => {
    const [ada, ben] = [
      await agentWithPassword(db, { role: "ADMIN" }),
      await agentWithPassword(db, { role: "ADMIN" }),
    ];
    await leaveAccount(ada.ctx, { confirmation: PASSWORD });
    const last = { code: "CONFLICT", message: expect.stringMatching(/last administrator/) };
    await expect(leaveAccount(ben.ctx, { confirmation: PASSWORD })).rejects.toMatchObject(last);
    await expect(suspendUser(ada.ctx, ben.id)).rejects.toMatchObject(last);
    expect(await db`select id from users where id = ${ben.id} and erase_at is null`).toHaveLength(1);
  });
});

describe("while an account is closed", () => {
  it("nothing leaves of it: no key, no feed, no event, no notification", async () => {
    const ada = await agentWithPassword(db);
    const { key } = await createApiKey(ada.ctx, { name: "Reports", scope: "read", days: null });
    await hooked(ada, "https://93.184.215.14/hook");
    await happen(ada);
    const feed = (await openCalendarFeed(ada.ctx)).path.split("/").at(-1)?.replace(".ics", "") ?? "";
    const readFeed = () => readCalendarFeed(SYSTEM, feed, "https://app.tallyport.test");
    expect(await holderOfKey(key)).not.toBeNull();
    expect(await waiting(ada)).toBe(1);
    expect(await readFeed()).toContain("VCALENDAR");
    await leaveAccount(ada.ctx, { confirmation: PASSWORD });
    expect(await holderOfKey(key)).toBeNull();
    await expect(readFeed()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await inTenant(SYSTEM, ada.id, readMailReader)).toBeNull();
    expect(await waiting(ada)).toBe(0);
    await happen(ada);
    expect(await waiting(ada)).toBe(0);
    await keepAccount(ada.ctx);
    expect(await holderOfKey(key)).not.toBeNull();
    expect(await readFeed()).toContain("VCALENDAR");
    expect(await inTenant(SYSTEM, ada.id, readMailReader)).not.toBeNull();
    await happen(ada);
    expect(await waiting(ada)).toBe(1);
  });

  it("emails that come are kept", async () => {
    const ada = await agentWithPassword(db);
    await privateAddress(db, ada);
    await leaveAccount(ada.ctx, { confirmation: PASSWORD });
    await readMail(ada, { subject: "Your stay" });
    expect(await db`select from emails where user_id = ${ada.id}`).toHaveLength(1);
  });

  it("a mail says until when, in the agent's days, and where it can be kept", async () => {
    const ada = await leavingAgent(db);
    await drain();
    const [mail, ...others] = await mailsTo(OUTBOX, ada);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(dayOfErasing(eraseAtOf(new Date()), "America/Toronto"));
    expect(mail?.text).toContain("https://app.tallyport.test/leaving");
  });

  it("no mail goes to who has kept it meanwhile, nor to an address that nobody proved", async () => {
    const ada = await leavingAgent(db);
    await keepAccount(ada.ctx);
    const stranger = await agentWithPassword(db, { verified: false });
    await leaveAccount(stranger.ctx, { confirmation: PASSWORD });
    await drain();
    expect([...(await mailsTo(OUTBOX, ada)), ...(await mailsTo(OUTBOX, stranger))]).toEqual([]);
  });

  it("nobody else's is", async () => {
    await leavingAgent(db);
    const ben = await newAgent(db);
    expect((await ben.ask(me, "/api/users/me")).status).toBe(200);
  });
});
