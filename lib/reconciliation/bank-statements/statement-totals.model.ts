import { type Currency, formatMoney } from "@/lib/platform/base/money";
import type { StatedTotal } from "./statement.model";

const SUBJECTS: Readonly<Record<StatedTotal["of"], string>> = {
  in: "money in",
  out: "money out",
  all: "money in and out together",
  closing: "closing balance",
  control: "control total",
};

/** `closing balance EUR 110.00`: what a file says of itself. */
export function statedWords({ of, stated }: StatedTotal): string {
  return `${SUBJECTS[of]} ${stated}`;
}

/** What a file says of itself, and what was read of it instead; the very words are what is taken as accepted. */
export function totalsWords(total: StatedTotal): string {
  return `By the file: ${statedWords(total)}. By what was read: ${total.read}.`;
}

/** Whether what was read comes to what the file says. */
export function agrees({ stated, read }: StatedTotal): boolean {
  return stated === read;
}

/** A total beside what was read; undefined where the file has none. Both in the smallest unit. */
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

/** What some payments come to: what came, what went with its minus, both as sizes, and the difference. */
export function sumsOf(minors: readonly number[]) {
  const sum = (some: readonly number[]) => some.reduce((total, minor) => total + minor, 0);
  const came = sum(minors.filter((minor) => minor > 0));
  const went = sum(minors.filter((minor) => minor < 0));
  return { came, went, all: came - went, moved: came + went };
}
