import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import type { MoneyChoice } from "./csv-choice.model";
import { NO_MONEY } from "./csv-money.model";

/** Headings that only occur in bookkeeping, beside debit and credit: vouchers, journals, tax codes. */
const HEADINGS =
  /\b(journal|ledger|voucher|(vat|tax|gl|nominal) code|beleg(nr|nummer)?|buchungsschl|steuerschl|sachkonto|gegenkonto|pi[eè]ce|asiento|registrazione|grootboek|btw-?code|dagboek|boekstuk|verifikat|bilag|moms?kode?|mva-?kode|dziennik|dow[oó]d|doklad)/iu;
/** Titles above the account of a ledger. */
const TITLES =
  /(^(?:account|konto|compte|cuenta|conto|rekening|grootboekrekening)\s*:?\s*\d{3,6}\s+\p{L}|account transactions|general ledger|nominal (ledger|activity)|kontoblatt|sachkonto|grand[- ]livre|libro mayor|mastrino|partitario|grootboek|huvudbok|hovedbok|kontokort|kontospecifikation|ksi[eę]ga g|hlavn[ií] kniha|f[oő]k[oö]nyv)/iu;
/** The literal words for debit. Other expressions for money out are unambiguous. */
const DEBIT =
  /^(debits?|dr|d[eé]bit|debet|soll|debe|dare|d[eé]bito|winien|m[aá] d[aá]ti|tartoz|debitore)\b/iu;

/**
 * Asks which column is incoming if the file looks like bookkeeping and no balance proves it. In a company's own books,
 * money received by the bank account is a debit; in a bank's statement it is a credit.
 */
export function askedOfLedger(
  money: MoneyChoice,
  headers: readonly string[],
  above: readonly string[],
): MoneyChoice {
  const { credit, debit } = money.roles;
  if (credit === null || debit === null || !DEBIT.test(debit)) return money;
  const isLedger = headers.some((header) => HEADINGS.test(header)) || above.some((cell) => TITLES.test(cell));
  if (!isLedger || headers.some((header) => headingMeanings(header).has("balance"))) return money;
  return { roles: NO_MONEY, questions: [{ about: "sides", choices: [debit, credit] }] };
}
