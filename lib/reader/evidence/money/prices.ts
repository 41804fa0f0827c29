import { type Amount, IN_DOUBT } from "@/lib/reader/amounts/amount.model";
import { solveCommission } from "@/lib/reader/amounts/solve-commission";
import { solveTotal } from "@/lib/reader/amounts/solve-total";
import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import type { Label } from "@/lib/reader/words/label";
import type { Concept } from "@/lib/reader/words/labels/label-words";
import { aloneLabel } from "../layout/alone-label";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { priceSentences } from "./price-sentences";
import type { RoleAmount } from "./role-amount";
import { type SolverInput, toldAmounts } from "./told-amounts";
import { paidWhole } from "./whole-prices";

export type PriceCandidates = { readonly total: Candidate[]; readonly commission: Candidate[] };

/**
 * Returns the price and the commission of a booking. The price is what the client pays; a net, a deposit or a part
 * never replaces it.
 */
export function priceCandidates(amounts: readonly RoleAmount[], reading: EmailEvidence): PriceCandidates {
  const isLost = hasLostTotal(amounts, reading);
  const priced = amounts
    .map((one) => reweighed(one, amounts, reading))
    .map((one) => (isLost ? unlessPart(one) : one));
  const told = toldAmounts(
    [...priced, ...paidWhole(amounts, reading), ...priceSentences(reading)].toSorted(
      (one, other) => other.confidence - one.confidence,
    ),
    reading,
  );
  const commissions = solveCommission(told.ledger);
  const totals = solveTotal(told.ledger, commissions[0]);
  return {
    total: totals.flatMap((one) => candidatesOf(one, told, "pricing.total", "pricing.currency")),
    commission: commissions
      .map((one) => inCurrencyOf(totals[0], one, told))
      .flatMap((one) =>
        candidatesOf(one, told, "estimatedCommission.amount", "estimatedCommission.currency"),
      ),
  };
}

/**
 * "You keep 12.5% | 483.00" below "Sell, AUD | 3,864.00": the commission is in the price's currency, unless the label
 * continues a sentence.
 */
function inCurrencyOf(total: Amount | undefined, one: Amount, { from }: SolverInput): Amount {
  const isLabelled = /^\p{Lu}/u.test(from.get(one.id)?.pair.labelText ?? "");
  return isLabelled ? { ...one, currency: one.currency ?? total?.currency ?? null } : one;
}

/** Whether a row called the total lacks its amount, so that the amounts above it are parts. */
function hasLostTotal(amounts: readonly RoleAmount[], { parts }: EmailEvidence): boolean {
  if (amounts.some(({ role, pair }) => role === "total" && pair.source === "label" && isSum(pair.label)))
    return false;
  return parts.some(({ rows }) =>
    rows.some(({ cells: [cell, other] }) => {
      const label = cell && !other ? aloneLabel(cell.lines[0]?.text ?? "") : null;
      return label?.role === "total" && isSum(label);
    }),
  );
}

function isSum({ concepts, score }: Label): boolean {
  const isOwed = concepts.has("PAYABLE") || concepts.has("DUE");
  return concepts.has("TOTAL") && (isOwed || score >= CONFIDENCE.layout.strong);
}

function unlessPart(one: RoleAmount): RoleAmount {
  return one.role === "total" ? { ...one, confidence: Math.min(one.confidence, IN_DOUBT) } : one;
}

/** Adjusts the confidence of a labelled price by the kind of booking and by what is still owed. */
function reweighed(one: RoleAmount, all: readonly RoleAmount[], reading: EmailEvidence): RoleAmount {
  const { role, confidence, pair } = one;
  if (role === "gross") return { ...one, confidence: confidence + CONFIDENCE.money.gross };
  if (role === "commission" && isOnInsurance(one, reading)) return { ...one, confidence: IN_DOUBT };
  if (role !== "total") return one;
  if (isInsuredSum(one, reading)) return aside(one);
  if (reading.product === "insurance" && pair.label.concepts.has("PLAN"))
    return { ...one, confidence: Math.max(confidence, CONFIDENCE.money.clientTotal * pair.trust) };
  if (isBeforeCancelling(one, reading))
    return { ...one, confidence: Math.max(confidence, CONFIDENCE.sums.alone) };
  const owed = all.some(
    (other) => other.role === "otherAmount" && other.pair.label.concepts.has("BALANCE") && other.value > 0,
  );
  if (owed && pair.label.concepts.has("PAID")) return { ...one, confidence: CONFIDENCE.money.paidOfMore };
  return one;
}

/** "Original price" of a cancelled booking: the price that was agreed, beside the fee that is kept of it. */
function isBeforeCancelling({ pair }: RoleAmount, { emailType }: EmailEvidence): boolean {
  return emailType === "cancellation" && pair.label.concepts.has("OLD") && pair.label.concepts.has("PRICE");
}

/** "Insurance commission" on a trip is only a part of the agent's commission. */
function isOnInsurance({ pair }: RoleAmount, { product }: EmailEvidence): boolean {
  return product !== "insurance" && pair.label.concepts.has("INSURE") && !pair.label.concepts.has("TOTAL");
}

/** The price of the insured trip is not the price of the insurance. */
function isInsuredSum({ pair, span: { doc, end } }: RoleAmount, { product }: EmailEvidence): boolean {
  const { concepts } = pair.label;
  if (product === "insurance" && INSURED.test(fold(pair.labelText))) return true;
  return (
    product === "insurance" &&
    !concepts.has("POLICY") &&
    !concepts.has("INSURE") &&
    (concepts.has("STAY") || INSURED.test(fold(doc.text.slice(end, end + 60).split("\n")[0] ?? "")))
  );
}

/** "CHF 11'240.00 (= Versicherungssumme)". */
const INSURED =
  /versicherungssumme|versicherte[rn]? (?:reise)?preis|(?:sum|amount|trip cost|value) insured|insured (?:sum|amount|trip|value)|(?:capital|montant|somme|valeur) assure|(?:capital|importe|suma) asegurad|(?:somma|capitale|importo|valore) assicurat|verzekerd(?:e)? (?:bedrag|som|reissom)|forsakringsbelopp|forsikringssum|pojistn\w+ castk|suma ubezpieczenia|(?:capital|valor|montante) segurad/;

/** Marks an amount as part of no sum. */
function aside(one: RoleAmount): RoleAmount {
  const concepts = new Set<Concept>([...one.pair.label.concepts, "APPROX"]);
  return { ...one, role: "otherAmount", pair: { ...one.pair, label: { ...one.pair.label, concepts } } };
}

function candidatesOf(
  { id, value, currency, sure }: Amount,
  { from }: SolverInput,
  amountField: "pricing.total" | "estimatedCommission.amount",
  currencyField: "pricing.currency" | "estimatedCommission.currency",
): Candidate[] {
  const read = from.get(id);
  if (!read) return [];
  const { pair, span } = read;
  const base = { source: pair.source, confidence: sure, span, label: pair.labelText };
  const amount: Candidate = { ...base, field: amountField, value };
  return currency ? [amount, { ...base, field: currencyField, value: currency }] : [amount];
}
