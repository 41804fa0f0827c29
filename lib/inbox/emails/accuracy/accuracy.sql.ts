import "server-only";
import { type AnyColumn, and, type SQL, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { emails } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { FIELDS, type Field } from "@/lib/reader/payload.model";
import { SENDER } from "../email-filter.sql";
import { type AccuracyVerdict, accuracyOf, type FieldAccuracy } from "./accuracy.model";
import type { AccuracyPeriod, CountedIn } from "./accuracy-figures.model";

/** Counts over all emails of all agents; needs a system transaction. */
export async function selectAccuracy(tx: Tx): Promise<FieldAccuracy[]> {
  const rows = await tx.db.execute<FieldAccuracy>(sql`
    with ${factsOf(sql`select user_id, id from ${emails}`)}
    select field, ${COUNTED} from facts group by field`);
  return accuracyOf(rows);
}

/**
 * Matches emails with a fact of this verdict in any of these fields. It is evaluated per email, so that a list of the
 * newest ones can stop early.
 */
export function isJudged(
  mail: Readonly<Record<"userId" | "id", SQL | AnyColumn>>,
  verdict: AccuracyVerdict | null,
  fields: readonly Field[],
): SQL {
  const which = verdict ? VERDICTS[verdict] : sql`read is not null or kept is not null`;
  const mails = sql`select ${mail.userId} as user_id, ${mail.id} as id`;
  return sql`exists (with ${factsOf(mails, fields)} select from facts where ${which})`;
}

/**
 * Selects owner and id of the emails that may have this verdict: only a corrected email can have been read wrongly or
 * incompletely. `since` limits them to recent corrections. Returns null if any email may have it.
 */
export function correctedMails(
  verdict: AccuracyVerdict | null,
  fields: readonly Field[],
  since: Date | undefined,
): SQL | null {
  if (verdict === null || verdict === "correct") return null;
  return sql`select c.user_id, c.email_id from email_corrections c where ${and(
    sql`c.field = any(${arrayText(fields)}::text[])`,
    since && sql`c.created_at > ${since.toISOString()}::timestamptz`,
    verdict === "missing" ? sql`c.wrong is null` : undefined,
  )}`;
}

/**
 * Returns the common table expression `facts`: what was read from these emails and what was kept, with one row per
 * field of each reading that somebody has judged.
 * The value read is the wrong value of the field's first correction; without a correction, it is what the reading still
 * holds. `mails` is a query of `user_id` and `id`; its other columns are repeated with each fact. `offset 0` makes
 * Postgres look up the corrections reading by reading, however few it expects.
 */
function factsOf(mails: SQL, fields: readonly Field[] = FIELDS): SQL {
  const values = sql.join(
    fields.map((field) => sql`(${field}::text, ${writtenIn(field)})`),
    sql`, `,
  );
  return sql`judged as (
      select mails.*, i.payload as p, c.changed from (${mails}) mails
      join email_items i on i.user_id = mails.user_id and i.email_id = mails.id
      left join lateral (
        select jsonb_object_agg(field, change) as changed from (
          select field, jsonb_build_array((array_agg(wrong order by created_at, id))[1],
            (array_agg("right" order by created_at desc, id desc))[1]) as change
          from email_corrections where user_id = i.user_id and email_id = i.email_id and position = i.position
          group by field offset 0) one
      ) c on true
      where i.booking_id is not null or c.changed is not null
    ), facts as (
      select judged.*, value.field,
        case when changed -> value.field is null then value.text else changed -> value.field ->> 0 end as read,
        case when changed -> value.field is null then value.text else changed -> value.field ->> 1 end as kept
      from judged cross join lateral (values ${values}) as value(field, text)
    )`;
}

/** The condition of each verdict. A field that is empty before and after has none. */
const VERDICTS: Readonly<Record<AccuracyVerdict, SQL>> = {
  correct: sql`read = kept`,
  corrected: sql`read is not null and read is distinct from kept`,
  missing: sql`read is null and kept is not null`,
};

/** Columns that count the facts of each verdict. */
const COUNTED = sql`count(*) filter (where ${VERDICTS.correct})::int as correct,
  count(*) filter (where ${VERDICTS.corrected})::int as corrected,
  count(*) filter (where ${VERDICTS.missing})::int as missing`;
/** Returns a field's value in a payload, found as `valueIn` finds it and written as a correction writes it. */
function writtenIn(field: Field): SQL {
  const places = PLACES[field] ?? [field.replaceAll(".", ",")];
  const found = places.map((place) => sql`nullif(p #>> ${`{${place}}`}::text[], '')`);
  return sql`coalesce(${sql.join(found, sql`, `)})`;
}

const PLACES: Partial<Record<Field, readonly string[]>> = {
  "itinerary.startDate": ["itinerary,checkIn", "itinerary,startDate"],
  "itinerary.endDate": ["itinerary,checkOut", "itinerary,endDate"],
  "supplier.name": ["supplier,name", "possibleSupplierNames,0"],
  "agents.name": ["agents,0,name"],
  "agents.email": ["agents,0,email"],
  "agents.phone": ["agents,0,phone"],
};

/** Counts the judged facts of the emails received within the last `days` days, by every dimension in one query. */
export async function selectAccuracyOf(
  tx: Tx,
  days: AccuracyPeriod,
  zone: string,
): Promise<readonly CountedIn[]> {
  const step = days === "365" ? "month" : "week";
  const since = new Date(tx.now.getTime() - Number(days) * 86_400_000).toISOString();
  const mails = sql`select user_id, id, type as kind, language, ${SENDER} as sender,
    to_char(date_trunc(${step}, created_at at time zone ${zone}), 'YYYY-MM-DD') as step
    from ${emails} where created_at > ${since}::timestamptz`;
  const rows = await tx.db.execute<CountedIn>(sql`
    with ${factsOf(mails)}
    select case when grouping(field) = 0 then 'field' when grouping(kind) = 0 then 'kind'
        when grouping(language) = 0 then 'language' when grouping(sender) = 0 then 'sender' else 'step' end as by,
      coalesce(field, kind, language, sender, step) as name, ${COUNTED}
    from facts where read is not null or kept is not null
    group by grouping sets ((field), (kind), (language), (sender), (step))`);
  return [...rows];
}
