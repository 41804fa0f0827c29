import { z } from "zod";
import { isBlank } from "@/lib/platform/base/text";
import { supplierKey } from "../supplier.model";
import type { GivenToSupplier } from "./moved-rows.model";

/** The number of days within which an administrator's merge can be undone. */
export const UNDO_DAYS = 30;
const DAY_MS = 86_400_000;

export const supplierMerging = z.object({ fromId: z.uuid(), intoId: z.uuid() });
export type SupplierMerging = z.output<typeof supplierMerging>;

/** The outcome of a merge: the number of bookings moved and of agents affected. */
export type MergedSuppliers = { readonly joinId: string; readonly moved: number; readonly agents: number };

/** Returns the instant until which a merge can be undone. */
export function undoableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + UNDO_DAYS * DAY_MS);
}

type Values = Readonly<Record<string, unknown>>;
type Joinable = {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly metadata: Values;
} & Values;

/** Groups of fields that belong together: a supplier with any field of a group keeps all of its own. */
const GROUPS = [
  ["email"],
  ["phoneNumber"],
  ["street", "city", "state", "postalCode", "country"],
  ["paymentBasis", "paymentLagDays"],
  ["chaseName", "chaseEmail"],
  ["commissionBp"],
];

/**
 * Returns what the remaining supplier gets from the other: its names and patterns, and the field groups that it lacks.
 */
export function givenBy(from: Joinable, into: Joinable): GivenToSupplier {
  const known = new Set([into.name, ...into.aliases].map(supplierKey));
  const patterns = new Set(patternsOf(into.metadata).map((one) => JSON.stringify(one)));
  const lacking = GROUPS.filter((names) => names.every((name) => isBlank(into[name]))).flat();
  return {
    aliases: [from.name, ...from.aliases].filter((name) => {
      const key = supplierKey(name);
      return !known.has(key) && known.add(key);
    }),
    patterns: patternsOf(from.metadata).filter((one) => !patterns.has(JSON.stringify(one))),
    values: Object.fromEntries(
      lacking.flatMap((name) => {
        const value = from[name];
        return isBlank(value) ? [] : [[name, value as string | number]];
      }),
    ),
  };
}

/** Returns the columns of the supplier with what it was given. */
export function withGiven(into: Joinable, { aliases, patterns, values }: GivenToSupplier) {
  const all = [...into.aliases, ...aliases];
  return {
    ...values,
    ...namesOf(all),
    ...(patterns.length > 0 ? patternsIn(into, [...patternsOf(into.metadata), ...patterns]) : {}),
  };
}

/** Returns the columns of the supplier without what it was given, except for fields changed since. */
export function withoutGiven(into: Joinable, { aliases, patterns, values }: GivenToSupplier) {
  const names = new Set(aliases.map(supplierKey));
  const known = new Set(patterns.map((one) => JSON.stringify(one)));
  const unchanged = Object.keys(values).filter((name) => into[name] === values[name]);
  return {
    ...Object.fromEntries(unchanged.map((name) => [name, null])),
    ...namesOf(into.aliases.filter((name) => !names.has(supplierKey(name)))),
    ...(patterns.length > 0
      ? patternsIn(
          into,
          patternsOf(into.metadata).filter((one) => !known.has(JSON.stringify(one))),
        )
      : {}),
  };
}

function namesOf(aliases: readonly string[]) {
  return { aliases: [...aliases], aliasKeys: aliases.map(supplierKey) };
}

function patternsIn({ metadata }: Joinable, bankMatchPatterns: readonly unknown[]) {
  const { bankMatchPatterns: _before, ...others } = metadata;
  return { metadata: bankMatchPatterns.length > 0 ? { ...others, bankMatchPatterns } : others };
}

function patternsOf({ bankMatchPatterns }: Values): readonly unknown[] {
  return Array.isArray(bankMatchPatterns) ? bankMatchPatterns : [];
}
