import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import type { MoneyChoice } from "./csv-choice.model";
import { NO_MONEY } from "./csv-money.model";

/** What only books have beside debit and credit: vouchers, journals, codes of tax. */
const HEADINGS =
  /\b(journal|ledger|voucher|(vat|tax|gl|nominal) code|beleg(nr|nummer)?|buchungsschl|steuerschl|sachkonto|gegenkonto|pi[eè]ce|asiento|registrazione|grootboek|btw-?code|dagboek|boekstuk|verifikat|bilag|moms?kode?|mva-?kode|dziennik|dow[oó]d|doklad)/iu;
/** What stands above the account of a ledger. */
const TITLES =
  /(^(?:account|konto|compte|cuenta|conto|rekening|grootboekrekening)\s*:?\s*\d{3,6}\s+\p{L}|account transactions|general ledger|nominal (ledger|activity)|kontoblatt|sachkonto|grand[- ]livre|libro mayor|mastrino|partitario|grootboek|huvudbok|hovedbok|kontokort|kontospecifikation|ksi[eę]ga g|hlavn[ií] kniha|f[oő]k[oö]nyv)/iu;
/** Debit and credit in these very words; money in and money out are told by others. */
const DEBIT =
  /^(debits?|dr|d[eé]bit|debet|soll|debe|dare|d[eé]bito|winien|m[aá] d[aá]ti|tartoz|debitore)\b/iu;

/**
 * In a company's own books what came to the bank is its debit, in a bank's words its credit. Where no balance proves which,
 * and the file looks like books, it is asked.
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
