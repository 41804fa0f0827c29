import "server-only";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { arrayText } from "@/db/arrays";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import { PAYS_NOTHING } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { SupplierRow } from "./families.model";
import type { Calibration, Known } from "./knowledge.model";
import type { LagSums } from "./lags.model";
import type { DifferenceLesson } from "./lesson.model";

/** The age in days beyond which lessons have hardly any weight. */
export const MEMORY_DAYS = 540;

/** The bank patterns in a supplier's metadata, whoever wrote them. */
const patterns = z
  .object({ bankMatchPatterns: z.array(z.object({ terms: z.array(z.string()) })).catch([]) })
  .catch({ bankMatchPatterns: [] })
  .transform(({ bankMatchPatterns }) => bankMatchPatterns.map(({ terms }) => terms));

const names = z.array(z.string());
/** The lines of a report from which the companies that it pays for are read. */
const MOST_LINES = 50;

/** Loads everything that the matcher knows, except exchange rates. Requires a system transaction. */
export async function selectKnown(tx: Tx, calibration: Calibration): Promise<Omit<Known, "rates">> {
  const today = dayIn(tx.now, "UTC");
  return {
    suppliers: await selectSuppliers(tx),
    families: await selectFamilies(tx),
    ...(await selectLessons(tx)),
    lags: await selectLags(tx),
    reportNames: await selectReportNames(tx),
    reportForms: await selectReportForms(tx),
    calibration,
    today,
  };
}

export async function selectSuppliers(tx: Tx): Promise<SupplierRow[]> {
  const rows = await tx.db.execute<{
    id: string;
    ownerId: string | null;
    name: string;
    metadata: unknown;
    aliases: unknown;
  }>(sql`
    select id, owner_id as "ownerId", name, metadata, to_json(aliases) as aliases from suppliers
    where withdrawn_at is null and merged_into is null`);
  return [...rows].map(({ metadata, aliases, ...row }) => ({
    ...row,
    aliases: names.parse(parsed(aliases)),
    patterns: patterns.parse(parsed(metadata)),
  }));
}

function parsed(json: unknown): unknown {
  return typeof json === "string" ? JSON.parse(json) : json;
}

async function selectFamilies(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.db.execute<{ id: string; family: string }>(
    sql`select supplier_id as id, family_id as family from supplier_families`,
  );
  return new Map([...rows].map(({ id, family }) => [id, family]));
}

type LessonRow = Omit<DifferenceLesson, "expectedCurrency" | "companies"> & {
  readonly keys: string;
  readonly companies: string | null;
  readonly expectedCurrency: string | null;
};

/** Returns the lessons that count: those of open links, and of transactions that are still ignored. */
async function selectLessons(tx: Tx): Promise<Pick<Known, "payerLessons" | "differences">> {
  const rows = await tx.db.execute<LessonRow>(sql`
    select array_to_json(m.payer_keys)::text as keys, coalesce(f.family_id, m.family_id) as family, m.currency,
      m.fee_minor::float8 as "feeMinor", m.ratio::float8 / 1000000 as ratio, m.learned_on::text as "learnedOn",
      coalesce(m.expected_currency, b.commission_currency, r.currency) as "expectedCurrency",
      t.amount_minor::float8 as "amountMinor", m.expected_minor::float8 as "expectedMinor",
      coalesce(m.booking_count, 1) as "bookingCount", m.lag_days as "lagDays",
      case when r.source <> 'split' then (select count(*) from
        (select from commission_report_entries e where e.report_id = r.id limit 2) line) else 0 end::int as "reportLines",
      case when r.id is not null then (
        select json_agg(distinct coalesce(ef.family_id, eb.supplier_id)) from (
          select * from commission_report_entries e where e.report_id = r.id order by e.line limit ${MOST_LINES}::int) e
        join bookings eb on eb.user_id = e.booking_user_id and eb.id = e.booking_id
        left join supplier_families ef on ef.supplier_id = eb.supplier_id
        where eb.supplier_id is not null) end::text as companies
    from match_lessons m
    left join supplier_families f on f.supplier_id = m.family_id
    left join match_links l on l.id = m.link_id
    left join bookings b on b.user_id = l.booking_user_id and b.id = l.booking_id
    left join commission_reports r on r.id = l.report_id
    join bank_transactions t on t.id = m.transaction_id
    where m.revoked_at is null and m.created_at > ${tx.now.toISOString()}::timestamptz - ${MEMORY_DAYS}::int * interval '1 day'
      and (m.link_id is not null or (t.ignored_at is not null
        and (t.category is null or t.category = any (${sql.param([...PAYS_NOTHING])}::text[]))))`);
  const lessons = [...rows].map(({ keys, companies, ...lesson }) => ({
    ...lesson,
    keys: names.parse(parsed(keys)),
    companies: names.parse(parsed(companies ?? "[]")),
  }));
  return {
    payerLessons: lessons.flatMap(({ keys, family, companies, learnedOn, bookingCount, ...lesson }) => {
      const isIgnored = lesson.expectedCurrency === null;
      if (family === null && companies.length === 0 && !isIgnored) return [];
      return [{ keys, family, companies, learnedOn, bookingCount: isIgnored ? null : bookingCount }];
    }),
    differences: lessons.flatMap(({ keys: _, expectedCurrency, ...lesson }) =>
      expectedCurrency === null ? [] : [{ ...lesson, expectedCurrency }],
    ),
  };
}

async function selectLags(tx: Tx): Promise<ReadonlyMap<string, LagSums>> {
  const rows = await tx.db.execute<{ id: string; count: number; sums: string }>(sql`
    select supplier_id as id, count, json_build_object('start', json_build_array(start_days, start_squares),
      'end', json_build_array(end_days, end_squares), 'booked', json_build_array(booked_days, booked_squares))::text as sums
    from supplier_lags`);
  return new Map(
    [...rows].map(({ id, count, sums }) => [id, { count, ...(JSON.parse(sums) as Omit<LagSums, "count">) }]),
  );
}

async function selectReportNames(tx: Tx): Promise<string[]> {
  const rows = await tx.db.execute<{ name: string }>(sql`
    select distinct supplier_name as name from commission_reports where removed_at is null and supplier_id is null`);
  return [...rows].map(({ name }) => name);
}

/** Returns the forms of recent reports' numbers that contain letters or punctuation and occur more than once. */
async function selectReportForms(tx: Tx): Promise<string[]> {
  const rows = await tx.db.execute<{ form: string }>(sql`
    select form from (select regexp_replace(regexp_replace(upper(trim(reference_number)), '[0-9]', '9', 'g'), '[A-Z]', 'A', 'g') as form
      from commission_reports where removed_at is null and reference_number <> ''
        and created_at > ${tx.now.toISOString()}::timestamptz - ${MEMORY_DAYS}::int * interval '1 day') r
    where form ~ '9' and form ~ '[^9]' and length(form) between 6 and 20 group by form having count(*) > 1`);
  return [...rows].map(({ form }) => form);
}

/** Stores the family of each supplier if it changed. */
export async function writeFamilies(tx: Tx, families: ReadonlyMap<string, string>): Promise<void> {
  await tx.db.execute(sql`
    insert into supplier_families (supplier_id, family_id)
    select * from unnest(${sql.param([...families.keys()])}::uuid[], ${sql.param([...families.values()])}::uuid[])
    on conflict (supplier_id) do update set family_id = excluded.family_id
      where supplier_families.family_id <> excluded.family_id`);
  // A supplier that an administrator merged belongs to the family of its target.
  await tx.db.execute(sql`
    with recursive led as (
      select id, merged_into as at from suppliers where merged_into is not null
      union select led.id, s.merged_into from led join suppliers s on s.id = led.at where s.merged_into is not null)
    insert into supplier_families (supplier_id, family_id)
    select led.id, f.family_id from led join suppliers s on s.id = led.at and s.merged_into is null
    join supplier_families f on f.supplier_id = led.at
    on conflict (supplier_id) do update set family_id = excluded.family_id
      where supplier_families.family_id <> excluded.family_id`);
}

/**
 * Recalculates when suppliers' commission arrived, from all active payments: of these suppliers or, as a nightly job,
 * of all.
 */
export async function recountLags(tx: Tx, only?: readonly string[]): Promise<void> {
  const which = only ? sql`and b.supplier_id = any(${arrayText(only)}::uuid[])` : sql``;
  if (only)
    await tx.db.execute(sql`delete from supplier_lags where supplier_id = any(${arrayText(only)}::uuid[])`);
  await tx.db.execute(sql`
    insert into supplier_lags (supplier_id, count, start_days, start_squares, end_days, end_squares, booked_days, booked_squares)
    select supplier_id, count(*), sum(s), sum(s * s), sum(e), sum(e * e), sum(k), sum(k * k) from (
      select b.supplier_id, (a.received_on - b.travel_start)::bigint as s, (a.received_on - b.travel_end)::bigint as e,
        (a.received_on - b.created_at::date)::bigint as k
      from allocations a join bookings b on b.user_id = a.user_id and b.id = a.booking_id
      where a.reversed_at is null and a.amount_minor >= b.commission_minor * 0.8 and b.supplier_id is not null ${which}
    ) days group by supplier_id
    on conflict (supplier_id) do update set count = excluded.count, start_days = excluded.start_days,
      start_squares = excluded.start_squares, end_days = excluded.end_days, end_squares = excluded.end_squares,
      booked_days = excluded.booked_days, booked_squares = excluded.booked_squares`);
}
