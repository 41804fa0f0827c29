import type { RoleAmount } from "./role-amount";

const SAME = 0.011;
/** How little surer one of two labels has to be for the other to stay in question. */
const NEAR = 0.12;

/** Commissions on parts of a booking give way to the one called their total, or to the one that is their sum. */
export function rankedCommissions(all: readonly RoleAmount[], list: readonly RoleAmount[]): RoleAmount[] {
  const [best] = list;
  if (!best || list.length < 2) return [...list];
  const left = list.filter((one) => one.confidence > 0.5 && leavesNet(one, all));
  if (left.length === 1 && left[0] !== best) return surest(left[0], best, list);
  const rivals = list.filter(
    (one) => best.confidence - one.confidence < NEAR && one.currency === best.currency,
  );
  const named = rivals.filter((one) => one.pair.label.concepts.has("TOTAL"));
  const beside = rivals.filter((one) => isBesideTotal(one, all));
  const [only] = named.length === 1 ? named : beside.length === 1 ? beside : [];
  const whole = only ?? rivals.find((one) => isSumOf(one, rivals));
  return surest(whole, best, list);
}

/** The list with this one first, if any. */
function surest(whole: RoleAmount | undefined, best: RoleAmount, list: readonly RoleAmount[]): RoleAmount[] {
  if (!whole) return [...list];
  return [
    { ...whole, confidence: best.confidence + 0.02 },
    ...list.filter((one) => one !== whole).map((one) => ({ ...one, confidence: one.confidence - NEAR })),
  ];
}

/** A price less this commission is exactly the net that the mail names. */
function leavesNet({ value }: RoleAmount, all: readonly RoleAmount[]): boolean {
  const nets = all.filter((one) => one.role === "net" && one.value > value);
  return all.some(
    (one) =>
      (one.role === "total" || one.role === "gross") &&
      nets.some((net) => Math.abs(one.value - value - net.value) < SAME),
  );
}

/** "Total 2,400 - commission 240", below rows with a price and a commission each. */
function isBesideTotal(one: RoleAmount, all: readonly RoleAmount[]): boolean {
  return all.some(
    ({ role, pair, span }) =>
      role === "total" &&
      pair.source !== "table" &&
      pair.label.concepts.has("TOTAL") &&
      pair.row === one.pair.row &&
      span.doc === one.span.doc,
  );
}

function isSumOf(one: RoleAmount, list: readonly RoleAmount[]): boolean {
  const others = list.filter((other) => other !== one);
  return (
    others.length > 1 && Math.abs(others.reduce((sum, other) => sum + other.value, 0) - one.value) < SAME
  );
}
