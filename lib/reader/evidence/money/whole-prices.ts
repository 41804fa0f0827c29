import { isSame } from "@/lib/reader/amounts/amount.model";
import { CONFIDENCE } from "@/lib/reader/confidence";
import type { EmailEvidence } from "../layout/email-evidence";
import type { RoleAmount } from "./role-amount";

const SETTLED =
  /paid in full|nothing (?:further|more) is due|no (?:further )?(?:balance|payment)s? (?:is )?due|fully paid|vollstandig bezahlt|komplett bezahlt|integralement (?:paye|regle)|totalmente pagad|interamente (?:pagat|saldat)|volledig (?:betaald|voldaan)|fullt betald|plne uhrazen|totalmente pag/;

/**
 * Takes the amount paid as the price if the email says that nothing is left to pay, or that everything paid for a
 * cancelled booking is either kept or refunded.
 */
export function paidWhole(amounts: readonly RoleAmount[], reading: EmailEvidence): RoleAmount[] {
  const isPart = amounts.some(
    ({ pair }) => pair.label.concepts.has("BALANCE") || pair.label.concepts.has("DEPOSIT"),
  );
  if (isPart || !(SETTLED.test(reading.folded) || isAllBack(amounts, reading))) return [];
  return amounts
    .filter((one) => one.role === "otherAmount" && one.pair.label.concepts.has("PAID") && one.value > 0)
    .map((one) => ({ ...one, role: "total" as const, confidence: CONFIDENCE.money.paidInFull }));
}

/**
 * "Amount paid 214.60, fee 0.00, refund 214.60": whether the amount paid is the sum of fee and refund, and the largest
 * amount in the email.
 */
function isAllBack(amounts: readonly RoleAmount[], { emailType, amounts: all }: EmailEvidence): boolean {
  if (emailType !== "cancellation") return false;
  const most = Math.max(...all.map(({ value }) => value));
  const [paid] = amounts.filter(({ pair, value }) => pair.label.concepts.has("PAID") && isSame(value, most));
  const parts = amounts.filter(({ pair }) => pair.label.concepts.has("CANCEL")).map(({ value }) => value);
  return paid !== undefined && parts.some((one) => parts.some((other) => isSame(one + other, paid.value)));
}
