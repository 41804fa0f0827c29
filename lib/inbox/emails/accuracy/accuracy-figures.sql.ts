import "server-only";
import { sql } from "drizzle-orm";
import { emails } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { SENDER } from "../sender.sql";
import { COUNTED, factsOf } from "./accuracy.sql";
import type { AccuracyPeriod, CountedIn } from "./accuracy-figures.model";

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
