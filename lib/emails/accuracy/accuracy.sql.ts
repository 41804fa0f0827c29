import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { emails } from "@/db/schema";
import type { Tx } from "@/lib/context/transaction";
import { FIELDS, type Field } from "@/lib/extraction/payload.model";
import { type AccuracyVerdict, accuracyOf, type FieldAccuracy } from "./accuracy.model";

/** Counts over all mails of all agents, in a system transaction. */
export async function selectAccuracy(tx: Tx): Promise<FieldAccuracy[]> {
  const rows = await tx.db.execute<FieldAccuracy>(sql`
    with ${factsOf(sql`select user_id, id from ${emails}`)}
    select field, ${COUNTED} from facts group by field`);
  return accuracyOf(rows);
}

/** The mails of which a fact is of this verdict, of any of these fields; `mails` as `factsOf` takes them. */
export function mailsJudged(mails: SQL, verdict: AccuracyVerdict | null, fields: readonly Field[]): SQL {
  const which = verdict ? VERDICTS[verdict] : sql`read is not null or kept is not null`;
  return sql`with ${factsOf(mails, fields)} select user_id, id from facts where ${which}`;
}

/**
 * What was read of these mails and what was kept of it, a row for each field of each reading that somebody has judged, as
 * the query `facts`. What was read is what the first correction of a field found there; without a correction it is what the
 * reading still holds. `mails` is a query of `user_id` and `id`; what it answers besides stands with each fact.
 */
export function factsOf(mails: SQL, fields: readonly Field[] = FIELDS): SQL {
  const values = sql.join(
    fields.map((field) => sql`(${field}::text, ${writtenIn(field)})`),
    sql`, `,
  );
  return sql`mails as materialized (${mails}), changed as materialized (
      select user_id, email_id, position, field,
        (array_agg(wrong order by created_at, id))[1] as read,
        (array_agg("right" order by created_at desc, id desc))[1] as kept
      from (select c.* from mails join email_corrections c on c.user_id = mails.user_id and c.email_id = mails.id) c
      group by user_id, email_id, position, field
    ), judged as (
      select mails.*, i.position, i.payload as p from mails
      join email_items i on i.user_id = mails.user_id and i.email_id = mails.id
      where i.booking_id is not null
        or (i.user_id, i.email_id, i.position) in (select user_id, email_id, position from changed)
    ), facts as (
      select judged.*, value.field, case when c.field is null then value.text else c.read end as read,
        case when c.field is null then value.text else c.kept end as kept
      from judged cross join lateral (values ${values}) as value(field, text)
      left join changed c on c.user_id = judged.user_id and c.email_id = judged.id
        and c.position = judged.position and c.field = value.field
    )`;
}

/** A field that is empty before and after is none of them. */
const VERDICTS: Readonly<Record<AccuracyVerdict, SQL>> = {
  correct: sql`read = kept`,
  corrected: sql`read is not null and read is distinct from kept`,
  missing: sql`read is null and kept is not null`,
};

/** How many facts there are of each verdict. */
export const COUNTED = sql`count(*) filter (where ${VERDICTS.correct})::int as correct,
  count(*) filter (where ${VERDICTS.corrected})::int as corrected,
  count(*) filter (where ${VERDICTS.missing})::int as missing`;
/** As `valueIn` finds it in a payload, written as a correction writes it. */
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
