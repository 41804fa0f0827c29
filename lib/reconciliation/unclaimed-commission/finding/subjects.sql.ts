import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import {
  bankTransactions,
  bookings,
  commissionOfferSearches,
  commissionOfferSubjects,
  commissionOffers,
  commissionReports,
  reportEntries,
} from "@/db/schema";
import { supplierRows } from "@/db/supplier-rows";
import { supplierKey } from "@/lib/ledger/suppliers/supplier.model";
import { type CalendarDate, monthOf } from "@/lib/platform/base/dates/calendar-date";
import { folded } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import {
  alterationsOf,
  identifiersOf,
  plainKey,
  readMemo,
} from "@/lib/reconciliation/matching/features/memo.model";
import { isOpenEntry, isOpenTransaction, namesOfPayer } from "../offer.sql";
import type { SubjectKind } from "../offer-state.model";
import type { AgentMatch, UnclaimedCommission } from "./fit.model";

/** Which commission to examine: at the suppliers of one agent, changed since the last search, or all. */
type Wanted = { readonly userId: string | null; readonly isAll: boolean };

type Row = {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly owner: string | null;
  readonly supplier: string | null;
  readonly names: readonly string[];
  readonly number: string | null;
  readonly client: string | null;
  readonly memo: string | null;
  readonly start: CalendarDate | null;
  readonly day: CalendarDate;
  readonly currency: string;
  readonly gross: string;
  readonly net: string;
  readonly version: number;
};

/** Returns subjects with ids after `after`, in the order of their ids. */
export async function selectSubjects(
  tx: Tx,
  wanted: Wanted,
  after: string | null,
  limit: number,
): Promise<readonly UnclaimedCommission[]> {
  const behind = (id: SQL) => (after === null ? sql`true` : sql`${id} > ${after}::uuid`);
  const rows = await tx.db.execute<Row>(sql`
    (select 'entry' as kind, ${reportEntries.id} as id, ${commissionReports.ownerId} as owner,
      ${commissionReports.supplierId} as supplier,
      array_remove(array[${commissionReports.supplierName}, ${reportEntries.property}], null)::text[] as names,
      ${reportEntries.confirmationNumber} as number, ${reportEntries.clientName} as client, null as memo,
      ${reportEntries.travelStart}::text as start, ${commissionReports.receivedOn}::text as day,
      ${commissionReports.currency} as currency, ${reportEntries.grossMinor} as gross, ${reportEntries.netMinor} as net,
      ${reportEntries.version} as version
    from ${reportEntries} join ${commissionReports} on ${commissionReports.id} = ${reportEntries.reportId}
    where ${isOpenEntry} and ${behind(sql`${reportEntries.id}`)}
      and ${isWanted(wanted, sql`${reportEntries.id}`, sql`${reportEntries.version}`)}
      and ${isAtSupplierOf(wanted, sql`${commissionReports.supplierId}`, sql`${reportEntries.property} is not null`)}
    order by ${reportEntries.id} limit ${limit})
    union all
    (select 'transaction', ${bankTransactions.id}, null, ${bankTransactions.supplierId}, ${namesOfPayer}, null, null,
      concat_ws(' ', ${bankTransactions.memo}, ${bankTransactions.payer}), null, ${bankTransactions.bookedOn}::text,
      ${bankTransactions.currency}, ${bankTransactions.amountMinor}, ${bankTransactions.amountMinor}, ${bankTransactions.version}
    from ${bankTransactions}
    where ${isOpenTransaction} and ${behind(sql`${bankTransactions.id}`)}
      and ${isWanted(wanted, sql`${bankTransactions.id}`, sql`${bankTransactions.version}`)}
      and ${isAtSupplierOf(wanted, sql`${bankTransactions.supplierId}`, sql`false`)}
    order by ${bankTransactions.id} limit ${limit})
    order by id limit ${limit}`);
  return [...rows].map(subjectOf);
}

/** Selects what has changed since the last search or, for an agent's new booking, everything. */
function isWanted({ userId, isAll }: Wanted, id: SQL, version: SQL): SQL {
  if (userId !== null || isAll) return sql`true`;
  return sql`not exists (select from ${commissionOfferSearches}
    where ${commissionOfferSearches.subjectId} = ${id} and ${commissionOfferSearches.version} = ${version})`;
}

/** Selects commission from one agent's suppliers, as far as its supplier is known. */
function isAtSupplierOf({ userId }: Wanted, supplierId: SQL, saysAnother: SQL): SQL {
  if (userId === null) return sql`true`;
  const own = sql`array(select distinct supplier_id from ${bookings}
    where user_id = ${userId} and deleted_at is null and supplier_id is not null)`;
  return sql`(${supplierId} is null or ${saysAnother} or ${supplierId} = any (array(
    ${supplierRows(own)}
    union select p.supplier_id from supplier_preferences p where p.user_id = ${userId} and p.merged_into is not null)))`;
}

function subjectOf(row: Row): UnclaimedCommission {
  const memo = row.memo === null ? null : readMemo(row.memo);
  const number = row.number === null ? "" : plainKey(row.number);
  const numbers = memo ? identifiersOf(memo).map(({ key }) => key) : [number, ...alterationsOf(number)];
  return {
    kind: row.kind,
    id: row.id,
    version: row.version,
    ownerId: row.owner,
    supplierId: row.supplier,
    supplierKeys: row.names.map(supplierKey),
    numbers: [...new Set(numbers.filter(isTelling))],
    clientName: row.client,
    memo: memo ? wordsOf(row.memo ?? "") : [],
    travelStart: row.start,
    receivedOn: row.day,
    currency: row.currency,
    amounts: [...new Set([Number(row.gross), Number(row.net)])].filter((amount) => amount > 0),
  };
}

const SHORTEST_NUMBER = 4;

/** Whether a number is long enough to identify a booking and isn't a year. */
function isTelling(number: string): boolean {
  return number.length >= SHORTEST_NUMBER && /\d/.test(number) && !/^(19|20)\d\d$/.test(number);
}

function wordsOf(memo: string): readonly string[] {
  return [...new Set(folded(memo).split(/[^\p{L}\p{N}]+/u))].filter(Boolean);
}

/**
 * Locks the search until the transaction ends. Returns false if another one is running, because two would make the same
 * offers.
 */
export async function beginSearch(tx: Tx): Promise<boolean> {
  const [row] = await tx.db.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('find-offers', 0)) as mine`,
  );
  return row?.mine === true;
}

/** Records the versions of the subjects that were examined. */
export async function noteSearched(tx: Tx, subjects: readonly UnclaimedCommission[]): Promise<void> {
  const [ids, versions] = [subjects.map(({ id }) => id), subjects.map(({ version }) => version)];
  await tx.db.execute(sql`insert into ${commissionOfferSearches} (subject_id, version)
    select * from unnest(${arrayText(ids)}::uuid[], ${arrayText(versions)}::int[])
    on conflict (subject_id) do update set version = excluded.version`);
}

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
