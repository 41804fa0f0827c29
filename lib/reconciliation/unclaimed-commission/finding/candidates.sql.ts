import "server-only";
import { sql } from "drizzle-orm";
import { isAwaited, outstandingMinor } from "@/db/outstanding";
import { plainNumber } from "@/db/plain-number";
import { bookingReferences, bookings, matchRejections, supplierPreferences, suppliers } from "@/db/schema";
import { supplierRows } from "@/db/supplier-rows";
import { plusDays } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import { plainKey } from "@/lib/reconciliation/matching/features/memo.model";
import {
  AMOUNT_TOLERANCE,
  type ClientOfAgent,
  type FitCandidate,
  type UnclaimedCommission,
} from "./fit.model";
import { nameWords } from "./names.model";

/**
 * Commission to search owners for, with all rows of its supplier, and the only agent to whom it can belong, null for
 * any.
 */
export type Asked = {
  readonly subject: UnclaimedCommission;
  readonly suppliers: readonly string[];
  readonly userId: string | null;
};

/** The days before and after the receipt of commission in which its trip may end. */
const WINDOW = { before: 730, ahead: 365 } as const;
const MOST_CANDIDATES = 300;
const MOST_OWNERS = 5_000;
const MOST_CLIENTS = 200;
const MOST_WORDS = 12;
const SHORTEST_WORD = 3;
const PLAIN = plainNumber(bookings.numberKey);

/**
 * Returns the supplier rows for each commission by its id: all with its supplier's name, whoever entered them, and
 * those of the same family.
 */
export async function selectSupplierRows(
  tx: Tx,
  subjects: readonly UnclaimedCommission[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = subjects.map(({ id, supplierId, supplierKeys }) => ({
    id,
    supplier: supplierId,
    keys: supplierKeys,
  }));
  const rows = await tx.db.execute<{ id: string; suppliers: readonly string[] }>(sql`
    select asked.id, array_agg(found.id) as suppliers
    from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb) as asked (id uuid, supplier uuid, keys text[])
    cross join lateral ${supplierRows(sql`array(select id from ${suppliers} where name_key = any (asked.keys) or id = asked.supplier)`)} found
    group by asked.id`);
  return new Map([...rows].map((row) => [row.id, row.suppliers]));
}

type OfSubject<Row> = Row & { readonly subject: string };

/**
 * Returns the bookings at the supplier that may fit each commission, by its id: those with one of its numbers, with a
 * word of its client's name, or with a similar outstanding amount. Pairs that a person has rejected are excluded.
 */
export async function selectCandidates(
  tx: Tx,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, readonly FitCandidate[]>> {
  const rows = await tx.db.execute<OfSubject<FitCandidate>>(sql`
    select asked.id as subject, found.* from jsonb_to_recordset(${JSON.stringify(asked.map(questionOf))}::text::jsonb)
      as asked (id uuid, suppliers uuid[], agent uuid, numbers text[], patterns text[], currency text, least bigint,
        most bigint, first date, last date)
    cross join lateral (
      select user_id as "userId", id as "bookingId", supplier_id as "supplierId", client_name as "clientName",
        travel_start::text as "travelStart", travel_end::text as "travelEnd", commission_currency as currency,
        (case when ${isAwaited} then ${outstandingMinor} else 0 end)::float8 as "awaitedMinor",
        array(select reference_key from ${bookingReferences}
          where ${bookingReferences.userId} = ${bookings.userId} and ${bookingReferences.bookingId} = ${bookings.id})
          || ${bookings.numberKey} as numbers
      from (
        select b.* from ${bookings} b where b.supplier_id = any (asked.suppliers)
        union all
        select b.* from ${supplierPreferences} p
          join ${bookings} b on b.user_id = p.user_id and b.supplier_id = p.merged_into
          where p.supplier_id = any (asked.suppliers) and p.merged_into <> all (asked.suppliers)) as bookings
      where deleted_at is null and travel_end between asked.first and asked.last
        and (asked.agent is null or user_id = asked.agent)
        and (${PLAIN} = any (asked.numbers) or search like any (asked.patterns)
          or (commission_currency = asked.currency and ${isAwaited}
            and ${outstandingMinor} between asked.least and asked.most))
        and not exists (select from ${matchRejections} r where r.subject_id = asked.id and r.target_id = bookings.id)
      order by ${PLAIN} = any (asked.numbers) desc,
        search like any (asked.patterns) desc, travel_end desc, id
      limit ${MOST_CANDIDATES}) as found`);
  const numbersOf = ({ numbers }: FitCandidate) =>
    numbers.map(plainKey).flatMap((number) => [number, number.replace(/^0+/, "")]);
  const candidates = [...rows].map((row) => ({ ...row, numbers: numbersOf(row) }));
  return Map.groupBy(candidates, ({ subject }) => subject);
}

function questionOf({ subject, suppliers: rows, userId }: Asked) {
  const { numbers, amounts, currency, receivedOn } = subject;
  return {
    id: subject.id,
    suppliers: rows,
    agent: userId,
    numbers,
    patterns: [...wordsOf(subject), ...numbers.map((number) => number.toLowerCase())].map(
      (word) => `%${word}%`,
    ),
    currency,
    least: Math.floor(Math.min(...amounts) * (1 - AMOUNT_TOLERANCE)),
    most: Math.ceil(Math.max(...amounts) * (1 + AMOUNT_TOLERANCE)),
    first: plusDays(receivedOn, -WINDOW.before),
    last: plusDays(receivedOn, WINDOW.ahead),
  };
}

/**
 * Returns words that the client's name may contain. Words of the supplier's name are excluded, because they occur in
 * every booking there.
 */
function wordsOf({ clientName, memo, supplierKeys }: UnclaimedCommission): readonly string[] {
  const names = new Set(supplierKeys.flatMap(nameWords));
  const words = clientName === null ? memo.filter((word) => !/\d/.test(word)) : nameWords(clientName);
  return words.filter((word) => word.length >= SHORTEST_WORD && !names.has(word)).slice(0, MOST_WORDS);
}

/**
 * Returns, for each commission by its id, the agents with bookings at its supplier who also have a client of its name,
 * at whatever supplier that client's bookings are.
 */
export async function selectClients(
  tx: Tx,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, readonly ClientOfAgent[]>> {
  const questions = asked.flatMap(({ subject, suppliers: rows, userId }) =>
    subject.clientName === null
      ? []
      : { id: subject.id, suppliers: rows, agent: userId, names: waysToWrite(subject.clientName) },
  );
  if (questions.length === 0) return new Map();
  const rows = await tx.db.execute<OfSubject<ClientOfAgent>>(sql`
    select asked.id as subject, found.* from jsonb_to_recordset(${JSON.stringify(questions)}::text::jsonb)
      as asked (id uuid, suppliers uuid[], agent uuid, names text[])
    cross join lateral (
      select owners.user_id as "userId", owners.supplier_id as "supplierId", client.client_name as "clientName" from (
        select distinct on (b.user_id) b.user_id, b.supplier_id from ${bookings} b
        where b.supplier_id = any (asked.suppliers) and b.deleted_at is null
          and (asked.agent is null or b.user_id = asked.agent)
        order by b.user_id, b.created_at desc limit ${MOST_OWNERS}) owners
      cross join lateral (
        select b.client_name from ${bookings} b where b.user_id = owners.user_id and b.deleted_at is null
          and lower(b.client_name) = any (asked.names) limit 1) client
      limit ${MOST_CLIENTS}) as found`);
  return Map.groupBy([...rows], ({ subject }) => subject);
}

/** Returns lower-case spellings of a name as lists and forms write it. Names of a single word have none. */
function waysToWrite(name: string): readonly string[] {
  const words = nameWords(name);
  const [first, last] = [words[0], words.at(-1)];
  if (words.length < 2 || !first || !last) return [];
  const others = words.slice(1).join(" ");
  const before = words.slice(0, -1).join(" ");
  const ways = [
    words.join(" "),
    `${others} ${first}`,
    `${last} ${before}`,
    `${last}, ${before}`,
    `${first}, ${others}`,
  ];
  return [...new Set([name.trim().toLowerCase(), ...ways])];
}
