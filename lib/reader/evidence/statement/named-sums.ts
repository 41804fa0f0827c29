import type { Row } from "@/lib/reader/documents/document";
import { fold } from "@/lib/reader/words/fold";
import { amountsIn } from "@/lib/reader/words/money/amount";
import { NAMES_COMMISSION } from "@/lib/reader/words/sayings/commission-sayings";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/statement-sayings.json" with { type: "json" };
import type { EmailEvidence } from "../layout/email-evidence";
import { cellText } from "../layout/header-pairs";
import { isToDate } from "./statement-facts";

/** The kinds of sums on a statement: paid out, net, commission, or a charge or tax deducted or added. */
export type SumKind = "paid" | "net" | "commission" | "charge" | "tax";
/** The kinds deducted from a commission, or added to it. */
export const OFF: readonly SumKind[] = ["charge", "tax"];
/**
 * A sum with its kind and without its sign. Its kind, or the arithmetic of the other sums, says whether it is deducted.
 */
export type NamedSum = { readonly kind: SumKind; readonly value: number };

const PRIOR =
  /\b(?:previous\w*|prior|already|earlier|brought forward|carried|minimum|below|threshold|bereits|zuvor|vortrag|mindest\w*|deja|precedent\w*|anterior\w*|ya|gia|precedente|eerder|reeds|tidligere|tidigare|poprzedni\w*|predchozi\w*)\b/;
const SALE =
  /sale|fare|price|turnover|revenue|booking value|base|taxable|umsatz|reisepreis|grundlage|omzet|reissom|grondslag|vendite|ventas|vendas|imponibile|imposable|gravad|obrat|omsattning|omsaetning|omsetning|prix|precio|prezzo|volume|commissionable/;
const BANK =
  "bank\\w*|bancair\\w*|bancari\\w*|bankov\\w*|bankow\\w*|transfer|wire|swift|payment|handling|processing|admin\\w*|service|virement|transferencia|bonifico|uberweisungs?|overboekings\\w*|przelew\\w*|trattamento";
const FEE =
  "charges?|fees?|costs?|deductions?|gebuhr\\w*|spesen|entgelt|kosten|frais|gastos?|cargos?|tarifa|taxas?|spese|oneri|encargos?|despesas?|avgift\\w*|gebyr\\w*|omkostning\\w*|oplat\\w*|poplat\\w*|koltseg\\w*|kulut?|masraf\\w*|εξοδα|сбор\\w*|комисси\\p{L}* банк\\p{L}*";
const CHARGE = new RegExp(
  `(?<!\\p{L})(?:${FEE}|(?:${BANK})[ -]?(?:commissions?|provision\\w*|kommission)|(?:commissions?|comision(?:es)?|commission[ei]|comisso?es|comissao|prowizja|provize|provisie|commissie) (?:bancair|bancari|bankov|bankow|banque|banco|banca)\\w*|\\p{L}+(?:gebuhr\\w*|spesen|entgelt|kosten|avgift\\w*|gebyr\\w*))(?!\\p{L})|振込手数料|手续费|송금 ?수수료`,
  "u",
);
const TAX =
  /(?<!\p{L})(?:tax(?:es)?|vat|gst|hst|pst|qst|wht|tds|withh\p{L}+|mwst|ust|\p{L}*steuer|tva|iva|igic|irpf|irrf|iss|btw|moms|mva|dph|pdv|ddv|afa|kdv|stopaj|alv|ндс|φπα|retencion\p{L}*|retenue|retencao|ritenuta|imposta|impuestos?|impostos?|taxe|belasting|\p{L}*skatt|\p{L}*skat|podatek|dan)(?!\p{L})|源泉|消費税|税/u;
const PAID_WORDS =
  /(?<!\p{L})(?:paid|pay(?:able|ment|ments|out)?|transfer(?:red|s|encia)?|remit\p{L}*|credited|settle\p{L}*|disburse\p{L}*|wired|amount due|total due|balance due|auszahl\p{L}*|ausgezahlt|\p{L}*zahlbetrag|uberw(?:eis|ies)\p{L}*|gezahlt|a payer|vire(?:ment|e)?|verse(?:e|s|ment)?|regle(?:e|ment)?|abon\p{L}*|transferid[ao]|pagar|pagad[ao]|pagat[ao]|pagament\p{L}*|pago|bonific\p{L}*|accreditat[ao]|liquidad[ao]|receber|betaald|\p{L}*betal(?:t|d|ing|es|as|ing\p{L}*)|overgemaakt|uitbetaa\p{L}*|over(?:fort|fores)|utbetal\p{L}*|udbetal\p{L}*|vyplac\p{L}*|preved\p{L}*|wyplac\p{L}*|przelan\p{L}*|kifizet\p{L}*|maksett\p{L}*|odenen|odenecek|выплат\p{L}*|перечисл\p{L}*|πληρ\p{L}*)(?!\p{L})|支払|振込|お振り込み|支付|实付|지급|입금/u;
const PAID = new RegExp(
  `${PAID_WORDS.source}|(?<!\\p{L})(?:${phrasePattern(SAYINGS, "paid")})(?!\\p{L})`,
  "u",
);
const NET =
  /(?<!\p{L})(?:net|nett|netto\p{L}*|nette?|net[oa]|liquid[oa]|cisty|cista|ciste)(?!\p{L})|差引|净/u;
/** "Commission after bank charges", "excl. VAT": words after the name don't determine the kind of sum. */
const AFTER =
  /(?<=\p{L}.*)(?<!\p{L})(?:after|less|nach|abzuglich|apres|despues|tras|dopo|al netto|apos|na aftrek|efter|po)\s.*$/u;
const WITH =
  /(?<!\p{L})(?:incl|excl|including|excluding|ex|inkl|exkl|ohne|hors|sin|senza|zonder|exclusief|inclusief|without|before|bez|ekskl)\p{L}*\.? (?:\p{L}+ )?$|(?<!\p{L})(?:incl|excl|including|excluding|ex|inkl|exkl|ohne|hors|sin|senza|zonder|exclusief|inclusief|without|before|bez|ekskl)\p{L}*\.?:? (?:the |any )?(?:tax(?:es)?|vat|gst|hst|\p{L}*steuer|mwst|ust|tva|iva|btw|moms|mva|dph|bank charges|charges|fees)/u;

/** The first pattern that matches determines the kind; the price of the bookings is not a sum of the statement. */
const KINDS: readonly (readonly [SumKind | null, RegExp])[] = [
  ["charge", CHARGE],
  [null, SALE],
  ["tax", TAX],
  ["paid", PAID],
  ["net", NET],
  ["commission", NAMES_COMMISSION],
];

/** Returns the kind of a sum by the words before or after it; null if it isn't one of this statement's sums. */
export function sumKindOf(text: string): SumKind | null {
  const folded = fold(text).trim();
  if (PRIOR.test(folded) || isToDate(folded)) return null;
  const words = folded.replace(WITH, " ");
  const head = words.replace(AFTER, "");
  const isAfter = head !== words && [PAID, NET, NAMES_COMMISSION].some((one) => one.test(head));
  if (isAfter) return PAID.test(head) ? "paid" : "net";
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Words before the base of a charge or a tax. */
const OF_BASE = /\s(?:on|auf|sur|sobre|su|over|op|pa|od|z|на)\s*$/;
const ENDS = /[;\n]|[.!?]\s(?=\p{Lu})|。/u;

/** Returns the sums that a row names. Text in brackets is a remark on a sum, not a separate sum. */
export function sumsIn(row: Row, { currency }: EmailEvidence): NamedSum[] {
  const text = row.cells.map(cellText).join("\t");
  const bare = text.replace(/\([^()]*\p{L}{4}[^()]*\)/gu, (inside) => " ".repeat(inside.length));
  const amounts = amountsIn(bare, currency).filter(({ end }) => !/^\s?%/.test(bare.slice(end)));
  let from = 0;
  return amounts.flatMap(({ at, end, value }, index): NamedSum[] => {
    const next = amounts[index + 1]?.at;
    const lead = bare.slice(from, at).split(ENDS).at(-1) ?? "";
    if (next !== undefined && OF_BASE.test(lead.replace(/[^\p{L}]*$/u, " "))) return [];
    from = end;
    const kind = sumKindOf(lead) ?? (isSaid(lead, index) ? null : sumKindOf(behindIn(bare.slice(end, next))));
    return kind && value !== 0 ? [{ kind, value: Math.abs(value) }] : [];
  });
}

/** "USD 15.00 were transferred" is identified by the words after it; a later sum has its own words before it. */
const isSaid = (lead: string, index: number) => index > 0 && /\p{L}{3}/u.test(lead);
const behindIn = (text: string) => text.split(ENDS)[0] ?? "";
