import { numberInWords } from "@/lib/reader/words/money/spelled-amounts";
import {
  A_TENTH,
  NAMED_BASE,
  NAMES_COMMISSION,
  PERCENT,
} from "@/lib/reader/words/sayings/commission-sayings";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import NET_SAYINGS from "../../words/sayings/net-sayings.json" with { type: "json" };

/** The highest commission percentage that is accepted. */
export const MAX_RATE = 25;

const RATE = new RegExp(`(\\d{1,2}(?:[.,]\\d{1,2})?|(?<!\\p{L})\\p{L}{3,9})[\\s-]?${PERCENT}`, "u");
const HAS_PERCENT = new RegExp(PERCENT, "u");
/** "%15", as written in Turkish. */
const RATE_BEHIND = /%\s?(\d{1,2}(?:[.,]\d{1,2})?)(?![\d%])/;

/** Returns the percentage that a folded sentence names, in digits or words. */
export function rateIn(folded: string): number | null {
  const printed = (HAS_PERCENT.test(folded) && RATE.exec(folded)?.[1]) || "";
  const spelled = numberInWords(printed) ?? (printed === "" && A_TENTH.test(folded) ? 10 : undefined);
  const value = spelled ?? numberOf(printed) ?? numberOf(RATE_BEHIND.exec(folded)?.[1] ?? "");
  return value ?? null;
}

function numberOf(printed: string): number | undefined {
  return /^\d/.test(printed) ? Number(printed.replace(",", ".")) : undefined;
}

/** Words between a rate and its base, at the end of a text. */
export const RATE_BASE = new RegExp(`${PERCENT}[^\\d=]{0,28}$`, "iu");

/** "税抜金額140,400円の8%": whether the text is an amount and a rate of it, which another label names. */
export function isBaseAndRate(text: string): boolean {
  return /\d{3}\s?(?:円|圓|元|원|엔)?\s?(?:の|의|的|[x×*])\s?\d{1,2}(?:[.,]\d+)?\s?[%％]\s*$/.test(text);
}

/**
 * "8 % Provision auf den Arrangementpreis von 1.480,00 EUR": whether folded text before an amount makes it the base of
 * a rate.
 */
export function isNamedBase(before: string): boolean {
  return NAMED_BASE.test(before);
}

/** "JPY 140,000 after deduction of commission": the remaining amount. */
const NET_OF = new RegExp(
  `(?:${phrasePattern(NET_SAYINGS, "less")})\\s(?:\\p{L}+\\s){0,3}(?:${NAMES_COMMISSION.source})(?![^.;]*\\d)`,
  "u",
);

const NET_OF_EAST =
  /(?:手数料|コミッション)(?:額)?を?(?:差し引|差引|控除)|扣除佣金|扣除手续费|수수료를? ?(?:차감|공제|제외)/;

/** Whether a folded sentence is about the amount that remains after the commission. */
export function isOfNet(folded: string): boolean {
  return NET_OF.test(folded) || NET_OF_EAST.test(folded);
}

/** Words before the base of a rate, never before the commission itself. */
export const BASE_BEFORE =
  /(?:\bon|(?<!\bsich )\bauf|\bsur|\bsu|\bsobre|(?<!\b(?:uit|neer|komt) )\bop|(?<!\b(?:er|ar|kommer|ligger|lyder) )\bpa|(?<!\b(?:er|ar|blir|bliver|lyder) )\bna|\bze?|based on|basis|commissionable|provisionsfahig\w*|%\s*(?:of|von|vom|de|du|di|da|van|av|af|z|ze))(?:\s+(?:the|a|an|total of|der|den|dem|le|la|il))?\s*$/;

/** Words before a balance or an amount due to somebody, and before a tax, a deposit or a date. */
export const OTHER_BEFORE =
  /(?:\bnet\b|netto|\bleav\w+|remit\w*|\bpay us\b|bleib\w*|verbleib\w*|restant\w*|\breste\b|quedan?|\brest[ao]n?o?\b|resterend\w*|\bvat\b|\bgst\b|mwst|\btva\b|\biva\b|\bbtw\b|\bmoms\b|\bdph\b|\btds\b|withh\w+|deposit\w*|anzahlung|acompte|caparra|balance|solde|saldo|total\w*|gesamt\w*|celkem|razem)[^\d]{0,24}$/;

/** "excluding VAT, which amounts to": a remark about what the base leaves out, not about the next amount. */
export const LEFT_OUT =
  /(?:\b(?:excl|excluding|exclusive|exkl|exklusive|exclusief|before|without|net of|less|ohne|zzgl|hors|sans|sin|senza|bez|sem|uten|uden|utan|ex|incl|including|inklusive|inkl|inclusief|med|mit|con|avec|com)\b\.? ?(?:of )?(?:the |der |la |l')?)(?:vat|gst|mwst|ust|tva|iva|btw|moms|mva|dph|tax(?:es)?|steuern?|taxes)\b/g;

/** "..., which amounts to": the clause states the value of what was named before it. */
export const COMES_TO =
  /(?<!\p{L})(?:which|that|das|dies|was|soit|ce qui|lo que|cio|che|dat|wat|vilket|hvilket|co|o que)\s(?:then\s|dann\s)?(?:amounts? to|comes to|equals|works out (?:at|to)|makes|entspricht|macht|ergibt|sind|fait|represente|equivale a|supone|ammonta a|equivale a|neerkomt op|is|blir|bliver|cini|perfaz)\s*$/u;

/** "incl. GST of $68.42": a part of the commission. */
export const TAX_OF =
  /\b(?:vat|gst|mwst|ust|tva|iva|btw|moms|mva|dph|tax(?:es)?) (?:of|von|de|di|van|av|af|:)\s*\W{0,3}$/;
