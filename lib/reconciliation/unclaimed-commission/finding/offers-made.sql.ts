import "server-only";
import { sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { commissionOfferSubjects, commissionOffers } from "@/db/schema";
import { monthOf } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { AgentMatch, UnclaimedCommission } from "./fit.model";

/** Unclaimed commission with the agents to whom to offer it. */
export type Found = { readonly subject: UnclaimedCommission; readonly fittings: readonly AgentMatch[] };

/**
 * Offers commission to the agents for whom it was found, updates offers whose fitting bookings or clients have changed,
 * and withdraws offers with nothing that fits, unless they were made by hand. Answered offers stay unchanged. With
 * `userId`, only that agent's offers are affected.
 */
export async function writeOffers(tx: Tx, found: readonly Found[], userId: string | null): Promise<void> {
  const wanted = found.flatMap(({ subject, fittings }) =>
    fittings.map((fitting) => ({
      offer: crypto.randomUUID(),
      agent: fitting.userId,
      kind: subject.kind,
      subject: subject.id,
      supplier: fitting.supplierId,
      month: monthOf(subject.receivedOn).first,
      bookings: fitting.bookingIds,
      clients: fitting.clientNames,
    })),
  );
  const asTable = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb) as wanted (offer uuid, agent uuid,
    kind text, subject uuid, supplier uuid, month date, bookings uuid[], clients text[])`;
  await tx.db.execute(sql`insert into ${commissionOfferSubjects} (offer_id, agent_id, kind, subject_id)
    select offer, agent, kind, subject from ${asTable} on conflict (subject_id, agent_id) do nothing`);
  const now = sql`${tx.now.toISOString()}::timestamptz`;
  await tx.db.execute(sql`
    insert into ${commissionOffers} as had (user_id, id, supplier_id, month, booking_ids, client_names, created_at)
    select wanted.agent, about.offer_id, wanted.supplier, wanted.month, wanted.bookings, wanted.clients, ${now}
    from ${asTable} join ${commissionOfferSubjects} about on about.subject_id = wanted.subject and about.agent_id = wanted.agent
    order by wanted.agent, about.offer_id
    on conflict (user_id, id) do update set supplier_id = excluded.supplier_id, month = excluded.month,
      booking_ids = excluded.booking_ids, client_names = excluded.client_names, withdrawn_at = null
    where had.answer is null and (had.withdrawn_at is not null
      or (had.supplier_id, had.month, had.booking_ids, had.client_names)
        is distinct from (excluded.supplier_id, excluded.month, excluded.booking_ids, excluded.client_names))`);
  await tx.db.execute(sql`
    update ${commissionOffers} o set withdrawn_at = ${now} from ${commissionOfferSubjects} about
    where about.subject_id = any (${arrayText(found.map(({ subject }) => subject.id))}::uuid[])
      and about.agent_id = o.user_id and about.offer_id = o.id and o.answer is null and o.asked_at is null and o.withdrawn_at is null
      and (${userId}::uuid is null or o.user_id = ${userId}::uuid)
      and not exists (select from ${asTable} where wanted.subject = about.subject_id and wanted.agent = about.agent_id)`);
}
