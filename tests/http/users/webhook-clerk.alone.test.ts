import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "../../support/database/database";
import {
  bearer,
  DELETED,
  deliver,
  me,
  ORIGIN,
  placeOf,
  secondsFromNow,
  userEvent,
} from "../../support/people/clerk-app";
import { sessionToken } from "../../support/people/clerk-tokens";

describe("Clerk's webhook", () => {
  it("gives an account without a Clerk id to whom Clerk has verified its address for", async () => {
    await db`insert into users (id, email, name, created_at, updated_at)
      values (gen_random_uuid(), 'ada@agents.test', 'Ada F.', now(), now())`;
    expect((await deliver(userEvent("user.created"))).status).toBe(200);
    expect(await db`select clerk_id, name from users`).toEqual([{ clerk_id: "user_test", name: "Ada F." }]);
  });

  it("ends what was set up on such an account before anybody had proved its address, and only then", async () => {
    for (const [email, isVerified] of [
      ["ada@agents.test", false],
      ["ben@agents.test", true],
    ] as const) {
      const id = randomUUID();
      await db`insert into users (id, email, email_verified, name, created_at, updated_at)
        values (${id}, ${email}, ${isVerified}, 'A.', now(), now())`;
      await db`insert into api_keys (user_id, id, name, scope, start, key_hash, created_at)
        values (${id}, gen_random_uuid(), 'Reports', 'read', ${`tpk_${email}`}, 'x', now())`;
      await db`insert into two_factors (user_id, secret, created_at, confirmed_at) values (${id}, 'x', now(), now())`;
      expect((await deliver(userEvent("user.created", `user_${email.slice(0, 3)}`, email))).status).toBe(200);
    }
    const left = await db`select u.email, k.revoked_at is null as works, t.user_id is not null as has_factor
      from users u join api_keys k on k.user_id = u.id left join two_factors t on t.user_id = u.id order by 1`;
    expect(left).toEqual([
      { email: "ada@agents.test", works: false, has_factor: false },
      { email: "ben@agents.test", works: true, has_factor: true },
    ]);
  });

  it("gives nobody an account that is another Clerk user's, by a new or by a changed address", async () => {
    await deliver(userEvent("user.created"));
    expect((await deliver(userEvent("user.created", "user_other"))).status).toBe(409);
    await deliver(userEvent("user.created", "user_other", "other@agents.test"));
    expect((await deliver(userEvent("user.updated", "user_other"))).status).toBe(409);
    expect(await db`select clerk_id, email from users order by email`).toEqual([
      { clerk_id: "user_test", email: "ada@agents.test" },
      { clerk_id: "user_other", email: "other@agents.test" },
    ]);
  });

  it("keeps the row in step, and repeating or reordering it doubles nothing", async () => {
    for (const type of ["user.updated", "user.created", "user.created"] as const) {
      expect((await deliver(userEvent(type))).status).toBe(200);
    }
    expect(await db`select email, email_verified, first_name from users`).toEqual([
      { email: "ada@agents.test", email_verified: true, first_name: "Ada" },
    ]);
    expect(await db`select token from inbound_addresses`).toHaveLength(1);
  });

  it("keeps the newest state, in whatever order states arrive", async () => {
    const states = [3, 1, 4, 2].map((age) =>
      userEvent("user.updated", "user_test", `ada${age}@agents.test`, {
        updated_at: 1_790_000_000_000 + age,
      }),
    );
    for (const state of states) expect((await deliver(state)).status).toBe(200);
    expect(
      (await deliver(userEvent("user.created", "user_test", "ada0@agents.test", { updated_at: null })))
        .status,
    ).toBe(200);
    expect(await db`select email from users`).toEqual([{ email: "ada4@agents.test" }]);
  });

  it("has its effect once for each event, also under ten deliveries at a time", async () => {
    await deliver(userEvent("user.created"));
    const event = userEvent("user.updated", "user_test", "new@agents.test");
    const same = { "svix-id": "msg_same" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event, same)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await db`update users set email = 'mine@agents.test'`;
    expect((await deliver(event, same)).status).toBe(200);
    expect(await db`select email from users`).toEqual([{ email: "mine@agents.test" }]);
    expect(await db`select id from clerk_events where id = 'msg_same'`).toHaveLength(1);
  });

  it("may be sent again when it could not have its effect", async () => {
    await deliver(userEvent("user.created"));
    const event = userEvent("user.created", "user_other");
    const same = { "svix-id": "msg_same" };
    expect((await deliver(event, same)).status).toBe(409);
    await db`update users set email = 'moved@agents.test'`;
    expect((await deliver(event, same)).status).toBe(200);
    expect(await db`select clerk_id from users where email = 'ada@agents.test'`).toEqual([
      { clerk_id: "user_other" },
    ]);
  });

  it.each([
    ["no names", { first_name: null, last_name: null }, ""],
    ["names left out", { first_name: undefined, last_name: undefined }, ""],
    ["names that are no texts", { first_name: 7, last_name: { a: 1 } }, ""],
    ["control characters in a name", { first_name: "A\u0000d\na\u0007", last_name: " " }, "Ad a"],
    ["half a character in a name", { first_name: "Ada\ud83d", last_name: "" }, "Ada\ufffd"],
    [
      "a name of a novel's length",
      { first_name: "\ud83d\ude00".repeat(5000), last_name: null },
      "\ud83d\ude00".repeat(60),
    ],
    [
      "a picture that is no address",
      { first_name: "Ada", last_name: null, image_url: "javascript:alert(1)" },
      "Ada",
    ],
    ["a time that is none", { first_name: "Ada", last_name: null, updated_at: "yesterday" }, "Ada"],
  ])("survives %s", async (_what, data, name) => {
    expect((await deliver(userEvent("user.created", "user_odd", "odd@agents.test", data))).status).toBe(200);
    expect(await db`select name, image from users`).toEqual([{ name, image: null }]);
  });

  it.each([
    ["none", { email_addresses: [] }],
    ["the list left out", { email_addresses: undefined }],
    ["no list", { email_addresses: "ada@agents.test" }],
    ["no primary one", { primary_email_address_id: null }],
    ["entries that are none", { email_addresses: [null, 7, { id: "idn_1" }] }],
    ["one that is no address", { email_addresses: [{ id: "idn_1", email_address: "ada at\u0000 agents" }] }],
  ])("survives a person whose addresses are %s, and makes no row of them", async (_what, data) => {
    expect((await deliver(userEvent("user.created", "user_odd", "odd@agents.test", data))).status).toBe(200);
    expect(await db`select id from users`).toHaveLength(0);
  });

  it("takes an address that is gone for unverified, and older news of it for nothing", async () => {
    await deliver(userEvent("user.created"));
    const gone = { email_addresses: [], primary_email_address_id: null, updated_at: Date.now() + 1000 };
    expect((await deliver(userEvent("user.updated", "user_test", "x@agents.test", gone))).status).toBe(200);
    await deliver(userEvent("user.updated"));
    expect(await db`select email, email_verified from users`).toEqual([
      { email: "ada@agents.test", email_verified: false },
    ]);
  });

  it.each([
    ["no data", null],
    ["nobody", {}],
    ["an id that is none", { id: { a: 1 } }],
    ["an id of a novel's length", { id: "x".repeat(5000) }],
  ])("answers 400 to an event about %s", async (_what, data) => {
    for (const type of ["user.created", "user.deleted"]) {
      expect((await deliver({ type, object: "event", data })).status).toBe(400);
    }
    expect((await deliver({ type: "session.created", object: "event", data })).status).toBe(200);
  });

  it("answers 413 to more than an event can be, signed or not", async () => {
    const large = userEvent("user.created", "user_test", "ada@agents.test", { bulk: "x".repeat(1_000_001) });
    expect((await deliver(large)).status).toBe(413);
    expect(await db`select id from users`).toHaveLength(0);
  });

  it("leaves role and onboarding as the database has them", async () => {
    await deliver(userEvent("user.created"));
    await db`update users set role = 'ADMIN', has_completed_onboarding = true`;
    await deliver(userEvent("user.updated"));
    expect(await db`select role, has_completed_onboarding from users`).toEqual([
      { role: "ADMIN", has_completed_onboarding: true },
    ]);
  });

  it("keeps out somebody who was deleted at Clerk, whatever older news and last tokens say", async () => {
    await deliver(userEvent("user.created"));
    const token = bearer(
      sessionToken(ORIGIN, { sub: "user_test", email: "ada@agents.test", email_verified: true }),
    );
    expect((await me(token)).status).toBe(200);
    await deliver(DELETED);
    await deliver(userEvent("user.updated"));
    await deliver(userEvent("user.created", "user_test", "other@agents.test"));
    expect((await me(token)).status).toBe(401);
    expect(await placeOf("/", token)).toBe(`${ORIGIN}/sign-in`);
    expect(await placeOf("/sign-in", token)).toBe("shown");
    expect(await db`select clerk_id, email from users`).toEqual([
      { clerk_id: null, email: "ada@agents.test" },
    ]);
  });

  it("makes no row of somebody whose deletion arrives first", async () => {
    await deliver(DELETED);
    await deliver(userEvent("user.created"));
    const token = sessionToken(ORIGIN, { sub: "user_test", email: "ada@agents.test", email_verified: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => me(bearer(token))));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(401));
    expect(await db`select id from users`).toHaveLength(0);
  });

  it("leaves the deleted out also when first visits and the deletion meet", async () => {
    const token = sessionToken(ORIGIN, { sub: "user_test", email: "ada@agents.test", email_verified: true });
    await Promise.all([
      me(bearer(token)),
      deliver(DELETED),
      me(bearer(token)),
      deliver(userEvent("user.created")),
    ]);
    expect((await me(bearer(token))).status).toBe(401);
    expect(await db`select id from users where clerk_id is not null`).toHaveLength(0);
  });

  it("gives a deleted person's rows to the new account that has verified the same address", async () => {
    await deliver(userEvent("user.created"));
    await deliver(DELETED);
    expect((await deliver(userEvent("user.created", "user_again"))).status).toBe(200);
    expect(await db`select clerk_id from users`).toEqual([{ clerk_id: "user_again" }]);
  });

  it.each([
    ["unsigned", { "svix-signature": "" }],
    ["signed with another secret", { "svix-signature": `v1,${randomBytes(32).toString("base64")}` }],
    ["older than five minutes", { "svix-timestamp": String(secondsFromNow(-400)) }],
  ])("refuses an event that is %s", async (_what, headers) => {
    expect((await deliver(userEvent("user.created"), headers)).status).toBe(401);
    expect(await db`select id from users`).toHaveLength(0);
  });
});
