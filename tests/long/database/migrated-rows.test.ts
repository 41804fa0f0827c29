import postgres from "postgres";
import { expect, test } from "vitest";
import { migrateDatabase } from "@/db/migrate";
import { PART_END, searchOf } from "@/lib/inbox/emails/email-search.model";
import { migrateTo, withEmptyDatabase } from "../../support/database/migrating";

/**
 * The id of rows inserted before a migration that changes existing rows. Migrations are forward-only, so it changes
 * rows just once.
 */
const EXAMPLE = "00000000-0000-7000-8000-000000000001";

test("mails that are older than the texts that lists look through are found as newer ones are", async () => {
  await withEmptyDatabase(async (url) => {
    await migrateTo(url, [15]);
    const client = postgres(url, { max: 1, onnotice: () => undefined });
    const mail = {
      subject: "  Zoë's  100%\u00a0ﬁne TOUR مُؤَكَّد हिन्दी 🏝️",
      fromName: "Ｓea Inn",
      fromAddress: "a_b@sea.example",
    };
    const read = { confirmationNumber: "HB-1", customer: { name: "Per HOLM" }, supplier: { name: "Čapek" } };
    await client`insert into users (id, email, created_at, updated_at)
      values (${EXAMPLE}, 'a@agents.test', now(), now())`;
    await client`insert into emails (user_id, id, intake, provider, sender_trust, subject, from_name, from_address, client_name, search, created_at, updated_at)
      values (${EXAMPLE}, ${EXAMPLE}, 'EXTRACTED', 'raw', 'verified', ${mail.subject}, ${mail.fromName}, ${mail.fromAddress}, 'Per HOLM', 'old', now(), now()),
        (${EXAMPLE}, gen_random_uuid(), 'NO_DATA', 'raw', 'verified', ${"長".repeat(900)}, null, null, null, 'old', now(), now())`;
    await client`insert into email_items (user_id, id, email_id, position, email_type, payload)
      values (${EXAMPLE}, ${EXAMPLE}, ${EXAMPLE}, 0, 'confirmation', ${client.json(read)})`;
    await migrateDatabase(url);
    const [row, long] =
      await client`select search_subject as "searchSubject", search_sender as "searchSender",
      search_booking as "searchBooking" from emails order by intake`;
    await client.end();
    const wanted = searchOf(mail, "Per HOLM", ["HB-1", "Per HOLM", "Čapek"]);
    const sorted = (value: string) => value.split(PART_END).sort();
    expect({ ...row, searchBooking: sorted(row?.searchBooking) }).toEqual({
      ...wanted,
      searchBooking: sorted(wanted.searchBooking),
    });
    expect(row?.searchBooking).toMatch(new RegExp(`^per holm${PART_END}`));
    expect(long?.searchSubject).toMatch(/^長{250}$/);
  });
});

test("audit rows about no agent get nobody's id, and lie by month", async () => {
  await withEmptyDatabase(async (url) => {
    await migrateTo(url, [37]);
    const client = postgres(url, { max: 1, onnotice: () => undefined });
    const monthsAgo = (n: number) => {
      const now = new Date();
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - n));
    };
    for (const at of [new Date(0), new Date(monthsAgo(1).getTime() - 1), monthsAgo(1)]) {
      await client`insert into audit_log (id, at, actor_kind, actor_id, source, action, entity, request_id)
        values (gen_random_uuid(), ${at}, 'system', 'job:example', 'job', 'job.discard', 'job', 'r')`;
    }
    await migrateDatabase(url);
    const nobody = "00000000-0000-0000-0000-000000000000";
    expect(
      await client`select tableoid::regclass::text as part, user_id as "userId" from audit_log order by at`,
    ).toEqual([
      { part: "audit_log_default", userId: nobody },
      ...[2, 1].map((n) => ({
        part: `audit_log_${monthsAgo(n).toISOString().slice(0, 7).replace("-", "_")}`,
        userId: nobody,
      })),
    ]);
    await expect(client`update audit_log set action = 'other'`).rejects.toMatchObject({ code: "42501" });
    await client.end();
  });
});
