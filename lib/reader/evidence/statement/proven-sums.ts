import type { CommissionStatement } from "@/lib/reader/payload.model";
import type { NamedSum } from "./named-sums";

/** Each is left out where nothing says it. */
export type Sums = Pick<CommissionStatement, "commissionAmount" | "feesAmount" | "taxAmount" | "netAmount">;
type Way = { readonly commission: number; readonly net: number; readonly parts: readonly number[] };

/** So many charges and taxes are tried in every way. */
const MOST_PARTS = 5;

/**
 * The sums of a statement by what they come to: its commission, less charges, less or plus taxes, is what is transferred.
 * `counted` are the commission's printed total and what its lines come to; `named` are in the order of the statement. A
 * charge that no sum proves leaves the net out, since it may or may not be taken off; a tax stands apart then.
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

/** The way that counts the most charges and taxes. What no words call paid or net is the net only after something is taken off. */
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

/** Every way to take parts off, to add a tax, or to leave them as said of something else. */
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

/** What amounts come to, without what binary numbers add. */
export function sumOf(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) * 1000) / 1000;
}
