import type { Reading } from "../layout/reading";
import type { RoleAmount } from "./role-amount";

const PREMIUM = /premi|pr[äa]mie|prime|pojistn|pr[êe]mio/i;

/** What an insurance costs is its premium, unless it is only a part of it. */
export function isPremium({ pair, value }: RoleAmount, reading: Reading): boolean {
  const isPart =
    /additional|base|basic|extra|refund|previous|zusätz|grund|mehr|supplém|adicional|aggiuntiv|net/i;
  return (
    reading.product === "insurance" &&
    value > 0 &&
    PREMIUM.test(pair.labelText) &&
    !isPart.test(pair.labelText)
  );
}

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
    .map((one) => ({ ...one, role: "total" as const, confidence: 0.7 }));
}
