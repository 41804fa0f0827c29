import { fold } from "../words/fold";
import { rateIn } from "./commission-words";
import { textOf } from "./pair";
import type { AmountFound, Reading } from "./reading";
import type { RoleAmount } from "./role-amount";
import { unlabelledTotal } from "./role-amount";

const SAME = 0.011;
const SURE = 0.6;

/** Where no price is surely labelled: the printed amount that is exactly a net and its commission together. */
export function grossed(
  totals: readonly RoleAmount[],
  all: readonly RoleAmount[],
  commission: RoleAmount | undefined,
  reading: Reading,
): RoleAmount[] {
  const [best] = totals;
  if (!commission || (best && best.confidence >= SURE)) return [...totals];
  if (best && isBaseOf(best, commission)) return [{ ...best, confidence: 0.66 }, ...totals.slice(1)];
  const whole = labelled(all, commission) ?? printed(all, commission, reading);
  return whole ? [whole, ...totals.filter((one) => Math.abs(one.value - whole.value) > SAME)] : [...totals];
}

/** A weakly labelled price that the commission is exactly its named percentage of. */
function isBaseOf(total: RoleAmount, { pair, value }: RoleAmount): boolean {
  const rate = rateIn(fold(`${pair.labelText} ${textOf(pair.value)}`));
  return rate !== null && Math.abs((total.value * rate) / 100 - value) < SAME;
}

function labelled(all: readonly RoleAmount[], commission: RoleAmount): RoleAmount | undefined {
  const nets = all.filter((one) => one.role === "net");
  const whole = all.find(
    (one) =>
      one.role !== "net" &&
      one.role !== "commission" &&
      nets.some((net) => isWhole(one.value, net.value, commission)),
  );
  return whole && { ...whole, confidence: 0.74 };
}

/** "$2,100 for the week, you make $315, so send us $1,785": the one amount that another falls short of by the commission. */
function printed(
  all: readonly RoleAmount[],
  commission: RoleAmount,
  { amounts, emailType }: Reading,
): RoleAmount | undefined {
  if (emailType === "commission_statement") return undefined;
  const parts = new Set(all.filter(isPart).map((one) => one.span.start));
  const open = amounts.filter((one) => one.currency === commission.currency && !parts.has(one.span.start));
  const wholes = open.filter((one) =>
    open.some((net) => net !== one && isWhole(one.value, net.value, commission)),
  );
  const [first] = wholes;
  const isOne = wholes.every((one) => Math.abs(one.value - (first?.value ?? 0)) < SAME);
  return first && isOne && isLargest(first, open) ? unlabelledTotal(first, 0.7) : undefined;
}

function isLargest(one: AmountFound, all: readonly AmountFound[]): boolean {
  return all.every((other) => other.value <= one.value + SAME);
}

function isPart({ role, pair }: RoleAmount): boolean {
  const { concepts } = pair.label;
  return role === "otherAmount" && (concepts.has("DEPOSIT") || concepts.has("SUB") || concepts.has("TAX"));
}

function isWhole(whole: number, net: number, commission: RoleAmount): boolean {
  return net > commission.value && Math.abs(net + commission.value - whole) < SAME;
}
