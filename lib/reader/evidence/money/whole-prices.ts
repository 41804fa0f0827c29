import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Reading } from "../layout/reading";
import type { RoleAmount } from "./role-amount";

const SETTLED =
  /paid in full|nothing (?:further|more) is due|no (?:further )?(?:balance|payment)s? (?:is )?due|fully paid|vollstandig bezahlt|komplett bezahlt|integralement (?:paye|regle)|totalmente pagad|interamente (?:pagat|saldat)|volledig (?:betaald|voldaan)|fullt betald|plne uhrazen|totalmente pag/;

/** What was paid is the price where the mail says that nothing is left to pay. */
export function paidWhole(amounts: readonly RoleAmount[], reading: Reading): RoleAmount[] {
  const isPart = amounts.some(
    ({ pair }) => pair.label.concepts.has("BALANCE") || pair.label.concepts.has("DEPOSIT"),
  );
  if (isPart || !SETTLED.test(reading.folded)) return [];
  return amounts
    .filter((one) => one.role === "otherAmount" && one.pair.label.concepts.has("PAID") && one.value > 0)
    .map((one) => ({ ...one, role: "total" as const, confidence: CONFIDENCE.money.paidInFull }));
}
