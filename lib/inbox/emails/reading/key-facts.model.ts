import { commissionRate } from "@/lib/ledger/bookings/commission-state.model";
import { amountProblem, currency, type Money, money } from "@/lib/platform/base/money";
import type { Field } from "@/lib/reader/payload.model";
import type { EmailItem } from "../email.model";
import { type PanelField, type PanelValue, sectionsOf } from "./panel.model";

/** One line of a reading's key facts: its values, for a stay the first and the last day. */
export type KeyFact = {
  readonly label: string;
  readonly values: readonly PanelValue[];
  /** The number of candidates seen if none of them is certain enough. */
  readonly seen: number;
  /** The commission as a percentage of the total. */
  readonly rate: string | null;
  readonly state: PanelField["state"];
};

const LINES: readonly (readonly [label: string, ...fields: Field[]])[] = [
  ["Supplier", "supplier.name"],
  ["Client", "customer.name"],
  ["Dates", "itinerary.startDate", "itinerary.endDate"],
  ["Total", "pricing.total"],
  ["Commission", "estimatedCommission.amount"],
];

/**
 * Returns the facts by which a person decides, with the same states as in the details. Lines that are neither read nor
 * needed are left out.
 */
export function keyFactsOf(item: EmailItem): KeyFact[] {
  const details = sectionsOf(item).flatMap((section) => section.fields);
  return LINES.flatMap(([label, ...names]) => {
    const fields = details.filter(({ field }) => names.includes(field));
    const values = fields.flatMap(({ value }) => value ?? []);
    if (fields.length === 0) return [];
    const rate = label === "Commission" ? rateOf(details) : null;
    const seen = Math.max(...fields.map(({ choices }) => choices.length));
    return [{ label, values, seen, rate, state: worstOf(fields.map(stateShown)) }];
  });
}

/** Returns the state to show for a field: if candidates were seen but none is certain enough, it has to be checked. */
export function stateShown({ value, choices, state }: PanelField): PanelField["state"] {
  return value === null && choices.length > 0 ? "check" : state;
}

function worstOf(states: readonly PanelField["state"][]): PanelField["state"] {
  return (["missing", "check"] as const).find((one) => states.includes(one)) ?? "ok";
}

function rateOf(details: readonly PanelField[]): string | null {
  const total = moneyOf(details, "pricing.total");
  const commission = moneyOf(details, "estimatedCommission.amount");
  return total && commission ? commissionRate(total, commission) : null;
}

function moneyOf(details: readonly PanelField[], field: Field): Money | null {
  const value = details.find((one) => one.field === field)?.value;
  if (value?.kind !== "money" || value.amount === null) return null;
  const code = currency.safeParse(value.currency);
  return code.success && !amountProblem(value.amount, code.data) ? money(value.amount, code.data) : null;
}
