import { isSame } from "@/lib/reader/amounts/amount.model";
import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Reading } from "../layout/reading";
import type { RoleAmount } from "./role-amount";

const SETTLED =
  /paid in full|nothing (?:further|more) is due|no (?:further )?(?:balance|payment)s? (?:is )?due|fully paid|vollstandig bezahlt|komplett bezahlt|integralement (?:paye|regle)|totalmente pagad|interamente (?:pagat|saldat)|volledig (?:betaald|voldaan)|fullt betald|plne uhrazen|totalmente pag/;

/** What was paid is the price where the mail says that nothing is left to pay, or that all that was paid for what was cancelled comes back. */
export function paidWhole(amounts: readonly RoleAmount[], reading: Reading): RoleAmount[] {
  const isPart = amounts.some(
    ({ pair }) => pair.label.concepts.has("BALANCE") || pair.label.concepts.has("DEPOSIT"),
  );
  if (isPart || !(SETTLED.test(reading.folded) || isAllBack(amounts, reading))) return [];
  return amounts
    .filter((one) => one.role === "otherAmount" && one.pair.label.concepts.has("PAID") && one.value > 0)
    .map((one) => ({ ...one, role: "total" as const, confidence: CONFIDENCE.money.paidInFull }));
}

/** "Amount paid 214.60, fee 0.00, refund 214.60": what was paid is kept or comes back, and the mail prints no more than that. */
function isAllBack(amounts: readonly RoleAmount[], { emailType, amounts: all }: Reading): boolean {
  if (emailType !== "cancellation") return false;
  const most = Math.max(...all.map(({ value }) => value));
  const [paid] = amounts.filter(({ pair, value }) => pair.label.concepts.has("PAID") && isSame(value, most));
  const parts = amounts.filter(({ pair }) => pair.label.concepts.has("CANCEL")).map(({ value }) => value);
  return paid !== undefined && parts.some((one) => parts.some((other) => isSame(one + other, paid.value)));
}
