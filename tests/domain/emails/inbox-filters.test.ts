import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { inboxQuery } from "@/lib/inbox/emails/email-listing.model";
import { cursorOf } from "@/lib/inbox/emails/email-place.model";
import { searchOf } from "@/lib/inbox/emails/email-search.model";
import { insertEmails } from "@/lib/inbox/emails/intake/incoming.sql";
import { listEmails } from "@/lib/inbox/emails/read-emails";
import { listInbox } from "@/lib/inbox/emails/show-email";
import { folded } from "@/lib/platform/base/text";
import { inTransaction } from "@/lib/platform/context/transaction";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const DAY = 86_400_000;
const WORDS = [
  "100% off_season",
  "back\\slash and 'quotes' \"doubled\"",
  "Zoë Ångström",
  "מלון הים התיכון",
  "فُنْدُق النخيل",
  "🏝️ Island 👩‍👩‍👧 trip",
  "ＦＵＬＬ width ﬁne İzmir",
  "北京饭店",
  "Per  Holm, HB-4471",
  "a@b.example",
];
const STATUSES = ["new", "pending_review", "processed", "rejected"] as const;
const INTAKES = ["EXTRACTED", "NO_DATA", "RECEIVED", "FAILED", "QUARANTINED", "SYSTEM"] as const;
const TYPES = ["confirmation", "cancellation", null] as const;

const mails = Array.from({ length: 240 }, (_, n) => {
  const word = (step: number) => WORDS[(n * step + Math.floor(n / 10)) % WORDS.length] ?? "";
  return {
    id: randomUUID(),
    subject: n % 17 === 0 ? null : `${word(1)} ${n % 7}`,
    fromName: n % 5 === 0 ? null : word(3),
    fromAddress: `desk${n % 4}@supplier.example`,
    clientName: n % 3 === 0 ? null : word(7),
    words: [`HB-${n}`, word(9)],
    status: STATUSES[(n * 7) % 4] ?? "new",
    intake: INTAKES[n % 6] ?? "EXTRACTED",
    type: TYPES[n % 3] ?? null,
    // Some emails share a timestamp, and some days have none.
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 20) * 3 * DAY + (n % 10) * 3_600_000),
  };
});
const listed = mails
  .filter(({ intake }) => intake !== "QUARANTINED" && intake !== "SYSTEM")
  .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));

let ada: TestAgent;
beforeEach(async () => {
  const ben = await newAgent(db);
  ada = await newAgent(db);
  await fill(ada);
  await fill(ben);
});

/** Inserts the same emails for an agent; agents other than Ada get new ids. */
async function fill(agent: TestAgent) {
  await inTransaction(agent.ctx, async (tx) => {
    const rows = mails.map(({ words, ...mail }) => {
      const id = agent === ada ? mail.id : randomUUID();
      const row = { ...mail, ...searchOf(mail, mail.clientName, words), id, userId: agent.id };
      const email = {
        ...row,
        provider: "upload",
        senderTrust: "verified",
        updatedAt: mail.createdAt,
      } as const;
      return { email, content: { raw: new Uint8Array() } };
    });
    await insertEmails(tx, rows);
  });
}

type Filter = Partial<Record<"search" | "subject" | "from" | "clientName" | "type" | "status", string>>;

/** Returns the expected list by comparing every email with the filter. */
function expected({ search, subject, from, clientName, type, status }: Filter) {
  const holds = (typed: string | undefined, values: readonly (string | null)[]) =>
    !typed || values.some((value) => folded(value ?? "").includes(folded(typed)));
  return listed.filter(
    (mail) =>
      (!status || mail.status === status) &&
      (!type || mail.type === type) &&
      holds(subject, [mail.subject]) &&
      holds(from, [mail.fromName, mail.fromAddress]) &&
      holds(clientName, [mail.clientName]) &&
      holds(search, [mail.subject, mail.fromName, mail.fromAddress, mail.clientName, ...mail.words]),
  );
}

/** A part of one of the words, a word that occurs nowhere, or nothing. */
const typed = fc
  .tuple(fc.constantFrom(...WORDS, "%", "_", "\\", "'", "desk1", "HB-23", "nobody"), fc.nat(), fc.nat())
  .map(([word, start, length]) => {
    const signs = Array.from(word);
    const from = start % signs.length;
    return (
      signs
        .slice(from, from + 1 + (length % 6))
        .join("")
        .trim() || undefined
    );
  });
const filters = fc.record(
  {
    search: typed,
    subject: typed,
    from: typed,
    clientName: typed,
    type: fc.constantFrom("confirmation", "cancellation", "receipt"),
    status: fc.constantFrom(...STATUSES),
  },
  { requiredKeys: [] },
);

it("any filters let through what a plain comparison does, on every page, with the count of all", async () => {
  await fc.assert(
    fc.asyncProperty(filters, fc.constantFrom(1, 7, 100), fc.nat(3), async (given, limit, skipped) => {
      const filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as Filter;
      const wanted = expected(filter);
      const last = Math.max(1, Math.ceil(wanted.length / limit));
      for (const page of new Set([1, 1 + skipped, last, last + 1])) {
        const { data, count } = await listInbox(ada.ctx, inboxQuery.parse({ ...filter, page, limit }));
        expect(count).toBe(wanted.length);
        expect(data.map(({ id }) => id)).toEqual(
          wanted.slice((page - 1) * limit, page * limit).map(({ id }) => id),
        );
      }
    }),
    { numRuns: 120 },
  );
});

it("a search of a tab finds what a plain comparison does, stretch by stretch", async () => {
  for (const search of [
    undefined,
    "100%",
    "f_s",
    "\\sl",
    "'quotes'",
    "zoe",
    "الن",
    "הים",
    "👩‍👩‍👧",
    "a",
    "京",
  ]) {
    const { rows } = await listEmails(ada.ctx, { tab: "new", search });
    const wanted = expected({ status: "new", ...(search && { search }) });
    expect([search, rows.map(({ id }) => id)]).toEqual([search, wanted.slice(0, 50).map(({ id }) => id)]);
    if (search) await expectAllTabs(search);
  }
});

/** Expects the search across all tabs to return the complete result, page after page. */
async function expectAllTabs(search: string) {
  const found: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { rows, hasMore } = await listEmails(ada.ctx, { search, after, limit: 7 });
    found.push(...rows.map(({ id }) => id));
    const last = rows.at(-1);
    after = last && cursorOf(last);
    more = hasMore;
  }
  expect([search, found]).toEqual([search, expected({ search }).map(({ id }) => id)]);
}

it("a text does not run from one field into the next", async () => {
  const [first] = listed.filter(({ subject, fromName }) => subject && fromName);
  const across = `${first?.subject} ${first?.fromName}`;
  const found = async (search: string) => (await listInbox(ada.ctx, inboxQuery.parse({ search }))).count;
  expect(await found(first?.subject ?? "")).toBeGreaterThan(0);
  expect(await found(across)).toBe(0);
});
