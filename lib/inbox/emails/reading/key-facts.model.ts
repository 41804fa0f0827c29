import { commissionRate } from "@/lib/ledger/bookings/commission-rate.model";
import { amountProblem, currency, type Money, money } from "@/lib/platform/base/money";
import type { Field } from "@/lib/reader/payload.model";
import type { EmailItem } from "../email.model";
import { type PanelField, type PanelValue, sectionsOf } from "./panel.model";

/** One line of what decides about a reading: its values, of a stay the first and the last day. */
export type KeyFact = {
  readonly label: string;
  readonly values: readonly PanelValue[];
  /** How many were seen where none of them is certain enough to stand. */
  readonly seen: number;
  /** What a commission is of the total. */
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

/** What a person decides by, with the marks that the details give it; what is neither read nor needed is left out. */
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

/** The mark of a field: values that were seen, none of them certain enough to stand, ask for a look. */
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
