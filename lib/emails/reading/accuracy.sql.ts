import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/lib/context/transaction";
import { FIELDS, type Field } from "@/lib/extraction/payload.model";
import { accuracyOf, type FieldAccuracy } from "./accuracy.model";

/**
 * Counts over all agents, in a system transaction. What was read is what the first correction of a field found there;
 * without a correction it is what the reading still holds. A field that is empty before and after is not counted.
 */
export async function selectAccuracy(tx: Tx): Promise<FieldAccuracy[]> {
  const values = sql.join(
    FIELDS.map((field) => sql`(${field}::text, ${writtenIn(field)})`),
    sql`, `,
  );
  const rows = await tx.db.execute<FieldAccuracy>(sql`
    with changed as (
      select user_id, email_id, position, field,
        (array_agg(wrong order by created_at, id))[1] as read,
        (array_agg("right" order by created_at desc, id desc))[1] as kept
      from email_corrections group by user_id, email_id, position, field
    ), judged as (
      select user_id, email_id, position, payload as p from email_items
      where booking_id is not null
        or (user_id, email_id, position) in (select user_id, email_id, position from changed)
    ), facts as (
      select value.field, case when c.field is null then value.text else c.read end as read,
        case when c.field is null then value.text else c.kept end as kept
      from judged cross join lateral (values ${values}) as value(field, text)
      left join changed c using (user_id, email_id, position, field)
    )
    select field, count(*) filter (where read = kept)::int as correct,
      count(*) filter (where read is not null and read is distinct from kept)::int as corrected,
      count(*) filter (where read is null and kept is not null)::int as missing
    from facts group by field`);
  return accuracyOf(rows);
}

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
