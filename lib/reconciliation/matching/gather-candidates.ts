import "server-only";
import { statement } from "@/lib/platform/context/statement";
import type { Tx } from "@/lib/platform/context/transaction";
import { type OwedBooking, owedOf } from "./candidate.model";
import {
  type Found,
  selectByAmounts,
  selectByNumbers,
  selectInBand,
  selectOwing,
  selectSelfReported,
  selectTakenBack,
} from "./candidate.sql";
import {
  possibleAmounts,
  possibleForeign,
  possibleWholes,
  wholesPaidBy,
} from "./features/possible-amounts.model";
import type { Sight } from "./features/sight.model";
import { windowOf } from "./knowledge/windows.model";

/**
 * A booking found for a payment: by another of its numbers (`alias`), or because an earlier payment that this one may
 * reverse, or send again after it was returned, was for it.
 */
export type Gathering = {
  readonly booking: OwedBooking;
  readonly alias: string | null;
  readonly wasPaidSo: boolean;
};

/** The bookings found for one payment, by their ids. */
type Gathered = ReadonlyMap<string, Gathering>;

const NONE: Gathered = new Map();

const FAMILIES = 3;
/** The minimum strength relative to the strongest signal. Weaker ones are ignored. */
const LEAST_SHARE = 0.35;
const BAND = 0.015;
const EVER = { from: "-infinity", to: "infinity" };

/** Finds the bookings that payments may be for, with a few queries for all of them. Requires a system transaction. */
export async function gatherCandidates(tx: Tx, sights: readonly Sight[]): Promise<readonly Gathered[]> {
  const gathered = sights.map(() => new Map<string, Gathering>());
  const note = (found: readonly Found[], wasPaidSo = false) => {
    for (const { n, booking, alias } of found) {
      const there = gathered[n]?.get(booking.id);
      gathered[n]?.set(booking.id, {
        booking: there?.booking ?? booking,
        alias: there?.alias ?? alias,
        wasPaidSo: there?.wasPaidSo || wasPaidSo,
      });
    }
  };
  const look = async <Line>(
    name: string,
    select: (on: Tx, lines: readonly Line[]) => Promise<readonly Found[]>,
    linesOf: (sight: Sight, n: number) => readonly Line[],
    wasPaidSo = false,
  ) => {
    const found = await statement(name, () => select(tx, sights.flatMap(linesOf)));
    note(found, wasPaidSo);
    return found;
  };
  await look("bookings by number", selectByNumbers, ({ identifiers }, n) =>
    identifiers.map(({ key }) => ({ n, key })),
  );
  const amounts = sights.map((sight, n) => {
    const { currency } = sight.payment;
    return [...amountsOf(sight), ...restOf(sight, gathered[n] ?? NONE)].map((minor) => ({
      n,
      currency,
      minor,
    }));
  });
  const amountsAt = (_: Sight, n: number) => amounts[n] ?? [];
  await look("bookings by amount", selectByAmounts, amountsAt);
  await look("bookings that agents reported paid", selectSelfReported, amountsAt);
  await look("bookings paid before", selectTakenBack, oppositeOf, true);
  const owing = await look("bookings that suppliers owe", selectOwing, windowsOf);
  for (const [n, some] of Map.groupBy(owing, (found) => found.n))
    sights[n]?.noteOwing(some.map(({ booking }) => booking));
  await look("bookings near an amount", selectInBand, (sight, n) => bandsOf(sight, n, gathered[n] ?? NONE));
  return gathered;
}

function amountsOf({ payment, deposit, payer, knowledge: { habits } }: Sight): readonly number[] {
  if (payment.amountMinor <= 0) return [-payment.amountMinor];
  return [...new Set([...possibleAmounts(deposit, habits), ...wholesPaidBy(deposit, payer, habits)])];
}

function oppositeOf({ payment: { accountId, amountMinor, on } }: Sight, n: number) {
  return amountMinor === 0 ? [] : [{ n, accountId, minor: -amountMinor, on }];
}

/** Returns the families to consider, best first. */
export function familiesNamed({ signals, strongest }: Sight): readonly string[] {
  return [...signals.families]
    .filter(([, { strength }]) => strength >= LEAST_SHARE * strongest)
    .slice(0, FAMILIES)
    .map(([family]) => family);
}

function windowsOf(sight: Sight, n: number) {
  if (sight.payment.amountMinor < 0) return [];
  const { knowledge, channel, payment } = sight;
  const named = familiesNamed(sight).map((family) => [family]);
  return [...named, ...(channel.size > 0 ? [[...channel]] : [])].map((families) => ({
    n,
    supplierIds: families.flatMap((family) => knowledge.membersOf(family)),
    ...windowOf(knowledge, families.length === 1 ? (families[0] ?? null) : null, payment.on),
  }));
}

/** Returns the rest of a deposit after the bookings that its memo names, because the list may have been cut off. */
function restOf({ payment: { amountMinor }, numbers }: Sight, found: Gathered): readonly number[] {
  const named = [...found.values()].filter(
    ({ booking }) => numbers.fitOf(booking.key, null)?.how === "exact",
  );
  const rest = amountMinor - named.reduce((sum, { booking }) => sum + Math.max(0, owedOf(booking)), 0);
  return named.length > 0 && rest > 0 ? [rest] : [];
}

/** Returns ranges near the deposit's amount, and around the wholes of which it may be a known part. */
function bandsOf(sight: Sight, n: number, found: Gathered) {
  const { amountMinor, currency } = sight.payment;
  if (amountMinor < 0) return [];
  return familiesNamed(sight).flatMap((family) => {
    const supplierIds = sight.knowledge.membersOf(family);
    const bands = [
      { low: Math.floor(amountMinor * (1 - BAND)), high: Math.ceil(amountMinor * (1 + BAND)) },
      ...possibleWholes(sight.deposit, family, sight.knowledge.habits).map((whole) => ({
        low: whole - 3,
        high: whole + 3,
      })),
    ].map((band) => ({ ...band, currency, ...EVER }));
    return [...bands, ...foreignBands(sight, family, found)].map((band) => ({ n, supplierIds, ...band }));
  });
}

/** Returns the ranges that a deposit may have been in the other currencies in which a family owes. */
function foreignBands(sight: Sight, family: string, found: Gathered) {
  const { payment, knowledge } = sight;
  const owing = [...found.values()].flatMap(({ booking: { supplierId, currency } }) =>
    supplierId && currency !== payment.currency && knowledge.familyOf(supplierId) === family
      ? [currency]
      : [],
  );
  const { from, to } = windowOf(knowledge, family, payment.on);
  return [...new Set(owing)].flatMap((currency) => {
    const band = possibleForeign(payment, { currency, family }, knowledge);
    return band ? [{ ...band, currency, from, to }] : [];
  });
}
