import type { HeldRows } from "./csv-held.model";

/**
 * Whether the balance proves that these lines are payments: it runs without a break, and over each of them. Nothing can
 * run over the oldest payment, which counts if others are proven.
 */
export function provesLines(
  { steps, held, broken, rows, lines, isNewestFirst }: HeldRows,
  of: ReadonlySet<number>,
) {
  const told = new Set(steps.flatMap(({ rows: over }) => over));
  const oldest = isNewestFirst ? rows.payments.at(-1) : rows.payments[0];
  const asked = rows.payments.filter((row) => of.has(lines[row]?.line ?? 0) && row !== oldest);
  return held > 0 && broken === 0 && asked.length > 0 && asked.every((row) => told.has(row));
}
