import { type Currency, currency, digitsOf, major } from "@/lib/base/money";
import type { TotalsQuestion } from "./statement.model";

const SUBJECTS: Readonly<Record<TotalsQuestion["of"], string>> = {
  in: "what came",
  out: "what went",
  all: "the sum of its payments",
  closing: "the closing balance",
  control: "its control total",
};

/** What a file says of itself, and what was read of it instead, as a sentence. */
export function totalsWords({ of, stated, read }: TotalsQuestion): string {
  return `The file gives ${stated} as ${SUBJECTS[of]}, but what was read comes to ${read}.`;
}

/** A total, and what was read instead; undefined where they are the same, or the file has none. Both in the smallest unit. */
export function unequal(
  of: TotalsQuestion["of"],
  stated: number | undefined,
  read: number,
  code: Currency,
): TotalsQuestion | undefined {
  if (stated === undefined || stated === read) return undefined;
  const [one, other] = [stated, read].map((minor) =>
    major({ minor, currency: currency.parse(code) }).toFixed(digitsOf(code)),
  );
  return { about: "totals", of, stated: one ?? "", read: other ?? "" };
}

/** What some payments come to: what came, what went with its minus, both as sizes, and the difference. */
export function sumsOf(minors: readonly number[]) {
  const sum = (some: readonly number[]) => some.reduce((total, minor) => total + minor, 0);
  const came = sum(minors.filter((minor) => minor > 0));
  const went = sum(minors.filter((minor) => minor < 0));
  return { came, went, all: came - went, moved: came + went };
}
