import type { Candidate } from "./candidate";
import { grossed } from "./grossed";
import { priceSentences } from "./price-sentences";
import { rankedCommissions } from "./ranked-commissions";
import type { AmountFound, Reading } from "./reading";
import type { RoleAmount } from "./role-amount";
import { isPremium, multiplied, paidWhole, summedUp } from "./whole-prices";

export type PriceCandidates = {
  readonly total: Candidate[];
  readonly commission: Candidate[];
  readonly doubts: readonly string[];
};

const SAME = 0.011;
/** How little surer one of two labels has to be for the other to stay in question. */
const NEAR = 0.12;

/** Price and commission of a booking. The price is what the client pays; a net, a deposit or a part never stands in for it. */
export function priceCandidates(amounts: readonly RoleAmount[], reading: Reading): PriceCandidates {
  const commissions = rankedCommissions(
    amounts,
    merged(amounts.filter((one) => one.role === "commission" && one.value !== 0)).map(positive),
  );
  const [commission] = commissions;
  const grosses = amounts.filter((one) => one.role === "gross");
  const owed = amounts.some(
    (one) => one.role === "otherAmount" && one.pair.label.concepts.has("BALANCE") && one.value > 0,
  );
  const totals = amounts
    .filter((one) => one.role === "total" && one.value > 0 && !isInsuredSum(one, reading))
    .map((one) => (owed && one.pair.label.concepts.has("PAID") ? { ...one, confidence: 0.4 } : one))
    .map((one) => (isPremium(one, reading) ? { ...one, confidence: Math.max(one.confidence, 0.72) } : one))
    .concat(
      paidWhole(amounts, reading),
      summedUp(amounts, reading),
      multiplied(reading, amounts),
      priceSentences(reading),
    );
  const alone = onlyPrice(amounts, totals);
  const all = merged(
    alone ? [alone] : [...grosses.map((one) => ({ ...one, confidence: one.confidence + 0.02 })), ...totals],
  );
  const ranked = withTaxes(
    rankedTotals(grossed(all, amounts, commission, reading), amounts, commission, reading),
    amounts,
  );
  return {
    total: ranked.flatMap((one) => candidatesOf(one, "pricing.total", "pricing.currency")),
    commission: commissions.flatMap((one) =>
      candidatesOf(one, "estimatedCommission.amount", "estimatedCommission.currency"),
    ),
    doubts: [],
  };
}

/** A plain "Price" is the total where the mail names no other amount than it and the commission. */
function onlyPrice(amounts: readonly RoleAmount[], totals: readonly RoleAmount[]): RoleAmount | null {
  const [first] = totals;
  const others = amounts.filter(
    (one) => one.role !== "commission" && !isAside(one) && Math.abs(one.value - (first?.value ?? 0)) > SAME,
  );
  if (!first || others.length > 0 || first.confidence < 0.5 || first.confidence > 0.68) return null;
  return first.pair.label.concepts.has("DUE") || first.pair.label.concepts.has("PAYABLE")
    ? null
    : { ...first, confidence: 0.68 };
}

/** A deposit, a rest or a fee for cancelling adds nothing to a price. */
function isAside({ role, pair }: RoleAmount): boolean {
  const { concepts } = pair.label;
  return (
    role === "otherAmount" && (concepts.has("DEPOSIT") || concepts.has("BALANCE") || concepts.has("CANCEL"))
  );
}

/** The price of the trip that an insurance covers is not the price of the insurance. */
function isInsuredSum(one: RoleAmount, reading: Reading): boolean {
  const { concepts } = one.pair.label;
  return (
    reading.product === "insurance" &&
    concepts.has("STAY") &&
    !concepts.has("POLICY") &&
    !concepts.has("INSURE")
  );
}

function positive(one: RoleAmount): RoleAmount {
  return one.value < 0 && one.role === "commission" ? { ...one, value: -one.value } : one;
}

/** One per value and currency, surer when several places agree. */
function merged(list: readonly RoleAmount[]): RoleAmount[] {
  const groups = new Map<string, RoleAmount[]>();
  for (const one of list) {
    const key = `${Math.abs(one.value).toFixed(2)} ${one.currency ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [best] = [...group].sort((a, b) => b.confidence - a.confidence);
      return best
        ? [{ ...best, confidence: best.confidence + Math.min(0.04, (group.length - 1) * 0.02) }]
        : [];
    })
    .sort((a, b) => b.confidence - a.confidence);
}

function rankedTotals(
  totals: readonly RoleAmount[],
  all: readonly RoleAmount[],
  commission: RoleAmount | undefined,
  { amounts }: Reading,
): RoleAmount[] {
  const [best, second] = totals;
  if (!best) return [];
  const gross = commission ? grossOf(best, totals, all, commission) : undefined;
  if (gross)
    return [gross, ...totals.filter((one) => one !== gross)].map((one) =>
      one === best ? { ...one, confidence: 0.4 } : one,
    );
  if (!second || best.confidence - second.confidence > 0.045 || best.currency !== second.currency)
    return [...totals];
  return rivals(totals, amounts, best.confidence);
}

/** A later price that is exactly the best one and its taxes is what the client pays. */
function withTaxes(totals: readonly RoleAmount[], all: readonly RoleAmount[]): RoleAmount[] {
  const [best, ...rest] = totals;
  if (!best) return [];
  const taxes = all.filter(
    (one) => one.role === "otherAmount" && one.pair.label.concepts.has("TAX") && one.value > 0,
  );
  const whole = rest.find(
    (one) =>
      one.currency === best.currency &&
      one.span.doc === best.span.doc &&
      one.span.start > best.span.start &&
      taxes.some((tax) => Math.abs(best.value + tax.value - one.value) < SAME),
  );
  if (!whole) return [...totals];
  const others = rest.filter((one) => one !== whole);
  return [
    { ...whole, confidence: best.confidence },
    { ...best, confidence: best.confidence - NEAR },
    ...others,
  ];
}

/** When the best total is exactly another price less the commission, it is the net: the other one is the client's price. */
function grossOf(
  best: RoleAmount,
  totals: readonly RoleAmount[],
  all: readonly RoleAmount[],
  commission: RoleAmount,
): RoleAmount | undefined {
  const target = best.value + commission.value;
  const named = [
    ...totals,
    ...all.filter((one) => one.role === "otherAmount" && one.pair.label.concepts.has("PRICE")),
  ];
  const found = named.find((one) => Math.abs(one.value - target) < SAME);
  return found ? { ...found, confidence: Math.max(found.confidence, 0.72) } : undefined;
}

/** Several equally labelled totals: the largest, when some other amount of the mail explains the difference; else none is sure. */
function rivals(totals: readonly RoleAmount[], all: readonly AmountFound[], top: number): RoleAmount[] {
  const close = totals.filter((one) => top - one.confidence <= 0.045);
  const largest = close.reduce((a, b) => (b.value > a.value ? b : a));
  const rest = close.filter((one) => one !== largest);
  const isSum = Math.abs(rest.reduce((sum, one) => sum + one.value, 0) - largest.value) < SAME;
  const explained =
    isSum ||
    rest.every((one) =>
      all.some((other) => Math.abs(largest.value - one.value - Math.abs(other.value)) < SAME),
    );
  const confidence = explained ? largest.confidence : Math.min(0.55, largest.confidence);
  return [
    { ...largest, confidence },
    ...totals
      .filter((one) => one !== largest)
      .map((one) => ({ ...one, confidence: Math.min(one.confidence, confidence - 0.02) })),
  ];
}

function candidatesOf(
  one: RoleAmount,
  amountField: "pricing.total" | "estimatedCommission.amount",
  currencyField: "pricing.currency" | "estimatedCommission.currency",
): Candidate[] {
  const base = {
    source: one.pair.source,
    confidence: one.confidence,
    span: one.span,
    label: one.pair.labelText,
  };
  const amount: Candidate = { ...base, field: amountField, value: one.value };
  return one.currency ? [amount, { ...base, field: currencyField, value: one.currency }] : [amount];
}
