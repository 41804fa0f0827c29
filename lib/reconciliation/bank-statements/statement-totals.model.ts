import { type Currency, formatMoney } from "@/lib/platform/base/money";
import type { StatedTotal } from "./statement.model";

const SUBJECTS: Readonly<Record<StatedTotal["of"], string>> = {
  in: "money in",
  out: "money out",
  all: "money in and out together",
  closing: "closing balance",
  control: "control total",
};

/** Formats a total that a file states: `closing balance EUR 110.00`. */
export function statedWords({ of, stated }: StatedTotal): string {
  return `${SUBJECTS[of]} ${stated}`;
}

/**
 * Formats a total that a file states and the one that was read. When a user accepts the difference, this exact text is
 * what is stored.
 */
export function totalsWords(total: StatedTotal): string {
  return `By the file: ${statedWords(total)}. By what was read: ${total.read}.`;
}

/** Whether the total that was read equals the stated one. */
export function agrees({ stated, read }: StatedTotal): boolean {
  return stated === read;
}

/**
 * Compares a stated total with the one that was read, both in the smallest unit. Returns undefined if the file states
 * none.
 */
export function statedTotal(
  of: StatedTotal["of"],
  stated: number | undefined,
  read: number,
  currency: Currency,
): StatedTotal | undefined {
  if (stated === undefined) return undefined;
  const words = (minor: number) => formatMoney({ minor, currency });
  return { of, stated: words(stated), read: words(read) };
}

/** Sums payments: incoming, outgoing (negative), the total of both without signs, and the net. */
export function sumsOf(minors: readonly number[]) {
  const sum = (some: readonly number[]) => some.reduce((total, minor) => total + minor, 0);
  const came = sum(minors.filter((minor) => minor > 0));
  const went = sum(minors.filter((minor) => minor < 0));
  return { came, went, all: came - went, moved: came + went };
}
