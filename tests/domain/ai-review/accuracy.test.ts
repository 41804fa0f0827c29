import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ACCURACY_VERDICTS, type AccuracyVerdict } from "@/lib/inbox/emails/accuracy/accuracy.model";
import { readAccuracy } from "@/lib/inbox/emails/accuracy/read-accuracy";
import { adminEmailFilter } from "@/lib/inbox/emails/administration/admin-email-list.model";
import { exportAdminEmails, listAdminEmails } from "@/lib/inbox/emails/administration/admin-emails";
import { NO_SENDER } from "@/lib/platform/base/addresses/admin-addresses.model";
import { calendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { db } from "../../support/database/database";
import { readMail } from "../../support/mails/email";
import { newAgent } from "../../support/people/agent";

const MAILS = 240;
const DAY = 86_400_000;
const KINDS = ["confirmation", "receipt", "amendment", null] as const;
const LANGUAGES = ["en", "de", null] as const;
const CURRENCIES = ["USD", "EUR", "JPY"] as const;
const ZONES = ["UTC", "America/Los_Angeles", "Pacific/Kiritimati"] as const;

type Fact = {
  readonly mail: string;
  readonly field: string;
  readonly kind: string | null;
  readonly language: string | null;
  readonly sender: string | null;
  readonly at: Date;
  readonly verdict: AccuracyVerdict;
};

const any = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;

/** Creates these agents' emails, some converted, some corrected, some neither; returns the facts to be counted. */
async function fill(agents: readonly string[], now: Date): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (let n = 0; n < MAILS; n += 1) facts.push(...(await addMail(any(agents), n, now)));
  return facts;
}

async function addMail(user: string, n: number, now: Date): Promise<Fact[]> {
  const [mail, booking, currency] = [randomUUID(), any([randomUUID(), null]), any(CURRENCIES)];
  const at = new Date(now.getTime() - Math.floor(Math.random() * 120 * DAY));
  const of = { mail, kind: any(KINDS), language: any(LANGUAGES), sender: senderOf(n), at };
  const [total, fixed] = [any([String(100 + n), null]), any(["1", null])];
  await db`insert into emails (user_id, id, status, intake, provider, sender_trust, type, origin_address, language, search_subject,
      search_sender, search_booking, created_at, updated_at) values (${user}, ${mail}, 'new', 'EXTRACTED', 'upload', 'verified',
      ${of.kind}, ${of.sender}, ${of.language}, '', '', '', ${at}, ${at})`;
  const payload = {
    ...(of.kind ? { emailType: of.kind } : {}),
    pricing: { currency, ...(total ? { total: Number(total) } : {}) },
  };
  await db`insert into email_items (user_id, id, email_id, position, email_type, payload, booking_id)
    values (${user}, ${randomUUID()}, ${mail}, 0, ${of.kind ?? "other"}, ${db.json(payload)}, ${booking})`;
  if (fixed) {
    await db`insert into email_corrections (user_id, id, email_id, position, field, wrong, "right", created_at)
      values (${user}, ${randomUUID()}, ${mail}, 0, 'pricing.total', ${total}, ${fixed}, ${at})`;
  }
  if (!booking && !fixed) return [];
  const read = [...(of.kind ? ["emailType"] : []), "pricing.currency"].map((field) => ({
    ...of,
    field,
    verdict: "correct" as const,
  }));
  const verdict = verdictOf(total, fixed);
  return verdict ? [...read, { ...of, field: "pricing.total", verdict }] : read;
}

function senderOf(n: number): string | null {
  return n % 7 === 6 ? null : `res${n % 7}@hotel.example`;
}

function verdictOf(read: string | null, fixed: string | null): AccuracyVerdict | null {
  if (fixed) return read ? "corrected" : "missing";
  return read ? "correct" : null;
}

const counted = (facts: readonly Fact[]) =>
  Object.fromEntries(
    ACCURACY_VERDICTS.map((verdict) => [verdict, facts.filter((one) => one.verdict === verdict).length]),
  );

it.each(ZONES)(
  "every figure is what the same rows say, and leads to the mails that it counts, in %s",
  async (timeZone) => {
    const admin = await newAgent(db, { role: "ADMIN", timeZone });
    const agents = [(await newAgent(db)).id, (await newAgent(db)).id];
    const all = await fill(agents, admin.ctx.now);
    const facts = all.filter(({ at }) => admin.ctx.now.getTime() - at.getTime() < 90 * DAY);
    const { value } = await readAccuracy(admin.ctx, "90");
    for (const { field, ...counts } of value.fields) {
      expect(counts, field).toEqual(counted(facts.filter((one) => one.field === field)));
    }
    const groups = [
      [value.kinds, (one: Fact) => one.kind],
      [value.languages, (one: Fact) => one.language],
      [value.senders, (one: Fact) => one.sender],
      [value.steps, (one: Fact) => mondayOf(one.at, timeZone)],
    ] as const;
    for (const [rows, nameOf] of groups) {
      for (const { name, ...counts } of rows) {
        expect(counts).toEqual(counted(facts.filter((one) => nameOf(one) === name)));
      }
    }
    expect(value.kinds).toHaveLength(KINDS.length);
    expect(value.languages).toHaveLength(LANGUAGES.length);
    const failed = value.senders.map(({ corrected, missing }) => corrected + missing);
    expect(failed).toEqual(failed.toSorted((one, other) => other - one));
    const steps = new Set(facts.map(({ at }) => mondayOf(at, timeZone)));
    expect(value.steps.map(({ name }) => name)).toEqual([...steps].sort());
    for (const judged of ACCURACY_VERDICTS) {
      for (const [filter, isOf] of [...LEADS, weekBefore(admin.ctx.now, timeZone)]) {
        const given = adminEmailFilter.parse({ judged, days: "90", ...filter });
        const lines = (await Array.fromAsync((await exportAdminEmails(admin.ctx, given)).batches)).flat();
        const mails = facts.filter((one) => one.verdict === judged && isOf(one)).map(({ mail }) => mail);
        expect(lines, JSON.stringify(given)).toHaveLength(new Set(mails).size);
      }
    }
  },
);

const LEADS: readonly [object, (one: Fact) => boolean][] = [
  [{ field: "pricing.total" }, ({ field }) => field === "pricing.total"],
  [{ language: "unknown" }, ({ language }) => language === null],
  [{ sender: "res3@hotel.example" }, ({ sender }) => sender === "res3@hotel.example"],
  [{ sender: NO_SENDER }, ({ sender }) => sender === null],
  [{ category: "receipt" }, ({ kind }) => kind === "receipt"],
  [{ category: "unknown" }, ({ kind }) => kind === null],
];

/** Returns the filter with which a row of the weekly table links to its emails, and the matching predicate. */
function weekBefore(now: Date, timeZone: string): (typeof LEADS)[number] {
  const from = calendarDate.parse(mondayOf(new Date(now.getTime() - 10 * DAY), timeZone));
  return [{ from, to: plusDays(from, 6) }, ({ at }) => mondayOf(at, timeZone) === from];
}

function mondayOf(at: Date, timeZone: string): string {
  const day = new Date(`${at.toLocaleDateString("en-CA", { timeZone })}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

it("a mail's language is kept as it is read, and figures stand for a minute", async () => {
  const admin = await newAgent(db, { role: "ADMIN" });
  const ada = await newAgent(db);
  const { id } = await readMail(ada);
  const [row] = await db`select language from emails where id = ${id}`;
  expect(row?.language).toBe("en");
  const { lines } = await listAdminEmails(
    admin.ctx,
    adminEmailFilter.parse({ language: "en", agent: ada.id }),
    null,
  );
  expect(lines.map((line) => line.id)).toEqual([id]);
  const first = await readAccuracy(admin.ctx, "30");
  await db`delete from emails`;
  expect(await readAccuracy(admin.ctx, "30")).toEqual(first);
  expect(() => readAccuracy(ada.ctx, "30")).toThrow();
});
