import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { DELETE as revoke } from "@/app/api/admin/invites/[email]/route";
import { GET as pending } from "@/app/api/admin/invites/pending/route";
import { POST as preview } from "@/app/api/admin/invites/preview/route";
import { POST as resend } from "@/app/api/admin/invites/resend/route";
import { GET as stats } from "@/app/api/admin/invites/stats/route";
import { POST as invite } from "@/app/api/admin/users/invite/route";
import { type RecordedStatement, recordStatements } from "../../../bench/explain";
import { db } from "../../support/database/database";
import { invited, outbox, tokenFor, worked } from "../../support/invites/invited";
import { newAgent, type TestAgent } from "../../support/people/agent";

const BASE = "/api/admin/invites";

let boss: TestAgent;
beforeEach(async () => {
  await db`delete from invitations`;
  await db`delete from rate_limits`;
  outbox.empty();
  boss = await newAgent(db, { role: "ADMIN" });
  await db`update users set name = 'Ines Harbour', company_name = 'Harbour Travel' where id = ${boss.id}`;
});
afterAll(() => outbox.remove());

const listed = async (query = "") => (await boss.ask(pending, `${BASE}/pending${query}`)).json();
const later = (email: string, minutes: number) =>
  db`update invitations set created_at = created_at - ${`${minutes} minutes`}::interval,
      expires_at = expires_at - ${`${minutes} minutes`}::interval where email = ${email}`;

describe("inviting", () => {
  it("sends each address one mail through the queue, and names what it can't", async () => {
    const member = await newAgent(db);
    const answer = await invited(boss, {
      emails: [
        " Ada@Fern.test ",
        "ada@fern.test",
        "ben@fern.test",
        "nobody",
        "x@-",
        `${member.id}@agents.test`,
        "",
      ],
      message: "Welcome aboard!\nSee you.",
      role: "USER",
    });
    expect(answer).toEqual({
      status: 200,
      success: true,
      message: "2 invitations sent. 1 address has an account already. 2 addresses can't be written to.",
      invitesSent: 2,
      failed: ["nobody", "x@-", `${member.id}@agents.test`],
    });
    expect(await outbox.mails()).toEqual([]);
    await worked();
    const mails = await outbox.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual(["ada@fern.test", "ben@fern.test"]);
    for (const { subject, text, html } of mails) {
      expect(subject).toBe("Ines Harbour invites you to Tallyport");
      for (const part of [
        "Ines Harbour of Harbour Travel",
        "Welcome aboard!",
        "See you.",
        "expires in 7 days",
      ]) {
        expect(text.replaceAll(/\s+/g, " ")).toContain(part);
        expect(html.replaceAll("<!-- -->", "")).toContain(part);
      }
    }
    expect((await listed()).data.map((one: { delivery: string }) => one.delivery)).toEqual(["sent", "sent"]);
  });

  it("again sends nothing twice, but another role takes the earlier's place", async () => {
    const wish = { emails: ["ada@fern.test", "ben@fern.test"], role: "USER" };
    await invited(boss, wish);
    expect(await invited(boss, wish)).toMatchObject({
      success: true,
      invitesSent: 0,
      failed: [],
      message: "0 invitations sent. 2 addresses were invited already.",
    });
    expect(await invited(boss, { emails: ["ada@fern.test"], role: "ADMIN" })).toMatchObject({
      invitesSent: 1,
    });
    await worked();
    // The invitation that was replaced before it was sent is not sent.
    expect((await outbox.mails()).map(({ to }) => to).sort()).toEqual(["ada@fern.test", "ben@fern.test"]);
  });

  it("takes a thousand addresses at once, and three who ask at once for the same send one mail each", {
    timeout: 120_000,
  }, async () => {
    const emails = Array.from({ length: 1_000 }, (_, at) =>
      at % 10 === 0 ? `wrong ${at}` : `p${at}@fern.test`,
    );
    const answers = await Promise.all([0, 1, 2].map(() => invited(boss, { emails, role: "USER" })));
    expect(answers.map((one) => one.invitesSent).sort()).toEqual([0, 0, 900]);
    for (const { failed } of answers) expect(failed).toHaveLength(100);
    await worked();
    const mails = await outbox.mails();
    expect(mails).toHaveLength(900);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(900);
    expect(new Set(mails.map(({ token }) => token)).size).toBe(900);
  });

  it("asks the database the same number of things for one address as for a hundred", async () => {
    const asked: RecordedStatement[] = [];
    recordStatements(asked);
    const counted = async (emails: readonly string[]) => {
      asked.length = 0;
      expect(await invited(boss, { emails })).toMatchObject({ invitesSent: emails.length });
      return asked.length;
    };
    const one = await counted(["ada@fern.test"]);
    expect(await counted(Array.from({ length: 100 }, (_, at) => `q${at}@fern.test`))).toBe(one);
    expect(one).toBeGreaterThan(0);
  });

  it.each([
    [{}, "Please enter at least one valid email address"],
    [{ emails: [] }, "Please enter at least one valid email address"],
    [{ emails: ["nobody", ""] }, "Please enter at least one valid email address"],
    [
      { emails: Array.from({ length: 1_001 }, (_, at) => `p${at}@fern.test`) },
      "Invite at most 1,000 addresses at once",
    ],
    [{ emails: ["a@fern.test"], role: "OWNER" }, "role must be one of USER, ADMIN"],
  ])("refuses %#", async (body, message) => {
    expect(await invited(boss, body)).toMatchObject({ status: 400, message });
    expect(await db`select from invitations`).toHaveLength(0);
  });

  it("keeps no token, and tells none", async () => {
    const token = await tokenFor(boss, "ada@fern.test");
    expect(token.length).toBeGreaterThanOrEqual(43);
    const everything = JSON.stringify([
      await db`select * from invitations`,
      await db`select * from pgboss.job`,
      await db`select * from audit_log`,
      await listed(),
    ]);
    expect(everything).not.toContain(token);
    expect(everything).toContain("ada@fern.test");
    expect(JSON.stringify(await db`select * from audit_log`)).not.toContain("ada@fern.test");
  });
});

describe("the preview", () => {
  it("is the very mail that is sent, but for its link", async () => {
    const message = "Come <b>in</b>";
    const shown = await (
      await boss.post(preview, `${BASE}/preview`, { email: "ada@fern.test", message })
    ).json();
    await invited(boss, { emails: ["ada@fern.test"], message });
    await worked();
    const [mail] = await outbox.mails();
    const plain = (text = "") => text.replaceAll(/token=[\w-]+/g, "token=").replaceAll(/\s+/g, "");
    expect(shown.to).toBe("ada@fern.test");
    expect(shown.subject).toBe(mail?.subject);
    expect(plain(shown.html)).toBe(plain(mail?.html));
    expect(plain(shown.text)).toBe(plain(mail?.text));
    expect(shown.html).not.toContain("<b>in</b>");
  });
});

describe("what is pending", () => {
  it("is listed newest first, searched, counted, sent again and revoked", async () => {
    await invited(boss, { emails: ["ada@fern.test"] });
    await later("ada@fern.test", 5);
    await invited(boss, { emails: ["ben@fern.test"], role: "ADMIN" });
    expect(await listed()).toMatchObject({
      count: 2,
      data: [
        {
          email: "ben@fern.test",
          role: "ADMIN",
          invitedBy: "Ines Harbour",
          isExpired: false,
          delivery: "queued",
        },
        { email: "ada@fern.test", role: "USER" },
      ],
    });
    expect((await listed("?search=ADA")).data).toMatchObject([{ email: "ada@fern.test" }]);
    const tooSoon = await boss.post(resend, `${BASE}/resend`, { email: "ben@fern.test" });
    expect([tooSoon.status, Number(tooSoon.headers.get("retry-after")) > 50]).toEqual([429, true]);
    expect((await boss.post(resend, `${BASE}/resend`, { email: "Ada@fern.test" })).status).toBe(204);
    expect((await boss.post(resend, `${BASE}/resend`, { email: "zoe@fern.test" })).status).toBe(404);
    const drop = (email: string) => boss.ask(revoke, `${BASE}/${email}`, { method: "DELETE" }, { email });
    expect([(await drop("ben@fern.test")).status, (await drop("ben@fern.test")).status]).toEqual([204, 404]);
    expect((await listed()).data).toMatchObject([{ email: "ada@fern.test" }]);
    expect(await (await boss.ask(stats, `${BASE}/stats`)).json()).toEqual({
      total: 2,
      pending: 1,
      accepted: 0,
      expired: 0,
      revoked: 1,
    });
    await later("ada@fern.test", 8 * 24 * 60);
    expect((await listed()).data).toMatchObject([{ email: "ada@fern.test", isExpired: true }]);
    expect(await (await boss.ask(stats, `${BASE}/stats`)).json()).toMatchObject({ pending: 0, expired: 1 });
    const actions = await db`select action from audit_log where entity = 'invitation' order by at, action`;
    expect(actions.map(({ action }) => action)).toEqual([
      "invitation.create",
      "invitation.create",
      "invitation.create",
      "invitation.resend",
      "invitation.revoke",
    ]);
  });

  it("counts as SQL does, whatever became of it", async () => {
    const emails = Array.from({ length: 40 }, (_, at) => `r${at}@fern.test`);
    await invited(boss, { emails });
    for (const email of emails) {
      const become = [
        "accepted_at = now()",
        "revoked_at = now()",
        "replaced_at = now()",
        "expires_at = now() - interval '1 day'",
        "sent_at = now()",
      ][Math.floor(Math.random() * 5)];
      await db.unsafe(`update invitations set ${become} where email = '${email}'`);
    }
    const [wanted] = await db`select count(*) filter (where replaced_at is null)::int as total,
      count(*) filter (where accepted_at is not null)::int as accepted,
      count(*) filter (where revoked_at is not null)::int as revoked,
      count(*) filter (where num_nonnulls(accepted_at, revoked_at, replaced_at) = 0 and expires_at > now())::int as pending,
      count(*) filter (where num_nonnulls(accepted_at, revoked_at, replaced_at) = 0 and expires_at <= now())::int as expired
      from invitations`;
    expect(await (await boss.ask(stats, `${BASE}/stats`)).json()).toEqual(wanted);
  });
});

it("none of it is an agent's", async () => {
  const ada = await newAgent(db);
  await invited(boss, { emails: ["ben@fern.test"] });
  const before = await db`select * from invitations`;
  const answers = await Promise.all([
    ada.post(invite, "/api/admin/users/invite", { emails: [`${randomUUID()}@fern.test`], role: "ADMIN" }),
    ada.post(preview, `${BASE}/preview`, { email: "a@fern.test" }),
    ada.ask(stats, `${BASE}/stats`),
    ada.ask(pending, `${BASE}/pending`),
    ada.post(resend, `${BASE}/resend`, { email: "ben@fern.test" }),
    ada.ask(revoke, `${BASE}/ben@fern.test`, { method: "DELETE" }, { email: "ben@fern.test" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await db`select * from invitations`).toEqual(before);
});
