import { CONFIDENCE } from "@/lib/reader/confidence";
import type { BookingState } from "@/lib/reader/payload.model";
import type { Vocabulary } from "@/lib/reader/states/vocabulary";
import { fold } from "@/lib/reader/words/fold";
import THANKS from "../../words/sayings/thanks.json" with { type: "json" };
import type { Part } from "../layout/email-evidence";
import { type Sentence, sentencesOf } from "../layout/sentences";
import { type StateMention, WEIGHT } from "./state-mention";

const MAX_SENTENCES = 90;
const MAX_LENGTH = 700;
const MAX_HEADING = 60;
/** A line after which an email is about bookings in general. */
const TERMS =
  /^[^.!?]{0,40}(?:terms (?:and|&) cond|general (?:terms|cond)|booking cond|cancell?ation (?:policy|terms|cond)|important (?:information|notes)|small print|geschaftsbedingung|reisebedingung|stornobedingung|stornierungsbeding|wichtige hinweise|conditions (?:generales|de vente|d'annulation|particulieres)|condiciones (?:generales|de)|politica de|condizioni (?:generali|di)|voorwaarden|villkor|vilkar|podminky|condicoes (?:gerais|de)|warunki|uvjeti (?:poslovanja|otkaz|placanja)|opci uvjeti|splosni pogoji|pogoji (?:odpoved|placil)|vseobecne podmienky|storno podmienky|conditii (?:generale|de anulare)|altalanos (?:szerzodesi )?feltetel|lemondasi feltetel|(?:yleiset|matka|peruutus)ehdot|genel (?:sartlar|kosullar)|iptal (?:kosullar|sartlar)|οροι (?:και|ακυρωσ|συμμετοχ)|γενικοι οροι|загальні умови|умови (?:скасув|ануляц)|общие условия|условия (?:отмен|аннуляц|анулир)|общи условия|規約|取消規定|条款|條款|약관|규정)[^.!?]{0,30}$/;
/** Words that make a day a stay or another deadline, not the end of an option. */
const NO_HOLD =
  /\b(?:from|vom|von|ab|du|dal|dall'|del|desde|van|fran|fra|od|de \d)\b[^.;!?]*\d|cancel|annul|anul|storn|avbok|avbest|afbest|zrus|otkaz|odpoved|preklic|peruut|lemond|iptal|ακυρ|скас|аннул|анул|отмен|отмян|kostenlos|kostnadsfri|gratis|gratuit|refund|check-?in|invoice|payment|balance|paiement|pagamento|pago\b|zahlung|betaling|platb|uplat|placil|doplat|plata\b|fizet|maksu|odeme|πληρωμ|оплат|плащан/;

/** Returns the states that the sentences of a part give the booking. */
export function spokenStates(part: Part, words: readonly Vocabulary[]): StateMention[] {
  const found: StateMention[] = [];
  for (const [index, sentence] of sentencesOf(part).slice(0, MAX_SENTENCES).entries()) {
    const text = withoutInnerDots(fold(sentence.text.slice(0, MAX_LENGTH)).replaceAll("’", "'"));
    if (text.length < 80 && TERMS.test(text)) break;
    for (const one of words) {
      const said = statesIn(text, one) ?? (index < MAX_HEADINGS ? namedIn(text, one) : []);
      found.push(...said.map(([state, weight]) => mentionOf(part, sentence, state, weight)));
    }
  }
  return found;
}

const MAX_HEADINGS = 14;

/**
 * Removes dots in dates, amounts and numbers, which don't end a sentence: "10.01.2027", "12. dezember", "n.º 20413".
 */
function withoutInnerDots(text: string): string {
  return text
    .replace(/(\d)\.(?=\d)/g, "$1-")
    .replace(/(\d)\.(?= [a-z])/g, "$1")
    .replace(/\b(n|nr|no|br|st|c)\.(?=[oa]? ?\d)/g, "$1");
}

function mentionOf(part: Part, { text, from }: Sentence, state: BookingState, weight: number): StateMention {
  const end = from + Math.min(text.length, 300);
  const span = { doc: part.doc, start: from, end };
  return {
    state,
    weight: part.isBody ? weight : weight - CONFIDENCE.state.attached,
    source: "prose",
    quote: text,
    span,
  };
}

type Said = readonly (readonly [BookingState, number])[];

/** Returns the states that a sentence gives; null if it gives none. */
function statesIn(whole: string, words: Vocabulary): Said | null {
  const text = whole.replace(THANKED, "").replace(words.references, "");
  const turned = words.turned.exec(text);
  if (turned && !isDenied(text, turned, words)) return [["confirmed", WEIGHT.turned]];
  const firm = words.firm.flatMap(([state, pattern]) =>
    isMeant(text, pattern.exec(text), state, words, true) ? [[state, firmWeight(state)] as const] : [],
  );
  const plain = words.plain.flatMap(([state, pattern]) =>
    isMeant(text, pattern.exec(text), state, words, false)
      ? [[state, PLAIN[state] ?? WEIGHT.hint] as const]
      : [],
  );
  const all = [...firm, ...plain];
  return all.length > 0 ? all : null;
}

/** "Thank you for your call this morning, I am happy to confirm": the part about the thanks denies nothing. */
const THANKED = new RegExp(`^\\W*(?:(?:${Object.values(THANKS).join("|")})(?![a-z])[^,.;:!?]{0,80}, )`);

const PLAIN: Readonly<Partial<Record<BookingState, number>>> = {
  confirmed: WEIGHT.least,
  declined: WEIGHT.subject,
};

function firmWeight(state: BookingState): number {
  return state === "confirmed" ? WEIGHT.confirmed : WEIGHT.open;
}

/** "Shall we hold it for you?" */
function isQuestion(text: string): boolean {
  return /\?\s*$/.test(text);
}

function isMeant(
  text: string,
  match: RegExpExecArray | null,
  state: BookingState,
  words: Vocabulary,
  isFirm: boolean,
): boolean {
  if (!match) return false;
  if (state === "confirmed") return !isDenied(text, match, words) && !isAsked(text, match);
  const before = text.slice(0, match.index);
  const about = text.slice(0, match.index + match[0].length);
  if (state === "option")
    return !isQuestion(text) && !NO_HOLD.test(match[0]) && !words.asides.test(isFirm ? before : about);
  if (words.conditional.test(before)) return false;
  return (isFirm && state !== "requested") || !words.asides.test(about);
}

/** "A confirmed booking needs 50% down": a requirement, not a state. */
const NEEDS =
  /^ (?:(?:will|would) )?(?:needs?|requires?|takes|erfordert|bedarf|setzt|necessite|exige|demande|requiere|necesita|richiede|necessita|vereist|kraver|krever|vyzaduje|wymaga|requer|precisa|zahteva|zahtijeva|vaatii|edellyttaa|igenyel|gerektirir|απαιτει|требует|потребує|вимагає|изисква)(?!\p{L})/u;

function isAsked(text: string, { 0: match, index }: RegExpExecArray): boolean {
  return NEEDS.test(text.slice(index + match.length, index + match.length + 24));
}

function isDenied(text: string, match: RegExpExecArray, words: Vocabulary): boolean {
  return (
    words.denied.test(text.slice(Math.max(0, match.index - 90), match.index)) ||
    isDeniedInside(match[0], words)
  );
}

/**
 * "Your booking is not yet confirmed" contains a denial; "the option (until 27 November) is now a firm booking"
 * doesn't.
 */
function isDeniedInside(match: string, words: Vocabulary): boolean {
  return words.denied.test(match.slice(0, match.lastIndexOf(" ") + 1).replace(/\([^()]*\)/g, ""));
}

/** Reads a separate line near the top that names the kind of email. */
function namedIn(text: string, words: Vocabulary): Said {
  if (text.length > MAX_HEADING || /[:：?]|[.!]$/.test(text) || words.asides.test(text)) return [];
  return namesIn(text, words).map((state) => [state, WEIGHT.heading]);
}

/**
 * Returns the states that a subject or a heading names. If it names both, the open one counts: "confirmation of your
 * option".
 */
export function namesIn(whole: string, words: Vocabulary): BookingState[] {
  const text = whole.replace(words.references, "");
  if (words.turned.test(text)) return ["confirmed"];
  const named = words.names.filter(([, pattern]) => pattern.test(text)).map(([state]) => state);
  const open = named.filter((state) => state !== "confirmed");
  return open.length > 0 ? open : named;
}
