import type { CommissionStatement } from "@/lib/reader/payload.model";
import type { NamedSum } from "./named-sums";

/** The sums of a statement; each is absent if nothing states it. */
export type Sums = Pick<CommissionStatement, "commissionAmount" | "feesAmount" | "taxAmount" | "netAmount">;
type Way = { readonly commission: number; readonly net: number; readonly parts: readonly number[] };

/** The most charges and taxes for which every combination is tried. */
const MOST_PARTS = 5;

/**
 * Determines the sums of a statement by arithmetic: the commission, less charges, less or plus taxes, is the amount
 * transferred. `counted` holds the commission's printed total and the sum of the lines; `named` is in the order of the
 * statement. If a charge is proved by no sum, the net is left out, since the charge may or may not be deducted; a tax
 * is left out too in that case.
 */
export function provenSums(counted: readonly [number, ...number[]], named: readonly NamedSum[]): Sums {
  const of = (...kinds: readonly NamedSum["kind"][]) => named.filter(({ kind }) => kinds.includes(kind));
  const parts = unique(of("charge", "tax")).slice(0, MOST_PARTS);
  const paid = [...of("paid").reverse(), ...of("net").reverse()].map(({ value }) => value);
  const commissions = [...counted, ...of("commission", "net", "paid").map(({ value }) => value)];
  const way = proven(commissions, paid, parts);
  const isOpen = way !== undefined && parts.some(({ kind }, at) => kind === "charge" && way.parts[at] === 0);
  if (way && !isOpen) return sumsOf(way, parts);
  const [commissionAmount] = counted;
  const charges = sumOf(parts.filter(({ kind }) => kind === "charge").map(({ value }) => value));
  const [netAmount] = isOpen ? [] : [...paid, ...(parts.length > 0 ? [] : [commissionAmount])];
  return {
    commissionAmount,
    ...(charges === 0 ? {} : { feesAmount: charges }),
    ...(netAmount === undefined ? {} : { netAmount }),
  };
}

function unique(sums: readonly NamedSum[]): NamedSum[] {
  return sums.filter(
    (one, at) => sums.findIndex(({ kind, value }) => kind === one.kind && value === one.value) === at,
  );
}

/**
 * Returns the combination that uses the most charges and taxes. A sum that isn't called paid or net counts as the net
 * only after a deduction.
 */
function proven(
  commissions: readonly number[],
  paid: readonly number[],
  parts: readonly NamedSum[],
): Way | undefined {
  const ways = waysOf(parts);
  const found = [...new Set(commissions)].flatMap((commission) =>
    [...new Set([...paid, ...commissions])].flatMap((net): Way[] => {
      const fits = ways.filter((way) => sumOf([commission, ...way]) === net);
      const isNamed = paid.includes(net);
      return fits
        .filter((way) => isNamed || (way.some((one) => one !== 0) && way.every((one) => one <= 0)))
        .map((way) => ({ commission, net, parts: way }));
    }),
  );
  const used = (way: Way) => way.parts.filter((one) => one !== 0).length;
  return found.reduce<Way | undefined>(
    (best, way) => (best && used(best) >= used(way) ? best : way),
    undefined,
  );
}

/** Returns every combination of deducting a part, adding a tax, or ignoring a part as unrelated. */
function waysOf(parts: readonly NamedSum[]): number[][] {
  return parts.reduce<number[][]>(
    (ways, { kind, value }) =>
      ways.flatMap((way) => [[...way, -value], ...(kind === "tax" ? [[...way, value]] : []), [...way, 0]]),
    [[]],
  );
}

function sumsOf({ commission, net, parts: way }: Way, parts: readonly NamedSum[]): Sums {
  const off = (kind: NamedSum["kind"]) => 0 - sumOf(way.filter((_, at) => parts[at]?.kind === kind));
  const [fees, tax] = [off("charge"), off("tax")];
  return {
    commissionAmount: commission,
    ...(fees === 0 ? {} : { feesAmount: fees }),
    ...(tax === 0 ? {} : { taxAmount: tax }),
    netAmount: net,
  };
}

/** Returns the sum of amounts without binary rounding noise. */
export function sumOf(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) * 1000) / 1000;
}
