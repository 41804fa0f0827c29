import type { BookingState } from "../payload.model";
import { fold } from "../words/fold";
import AR from "./ar.json" with { type: "json" };
import BG from "./bg.json" with { type: "json" };
import CA from "./ca.json" with { type: "json" };
import CS from "./cs.json" with { type: "json" };
import DA from "./da.json" with { type: "json" };
import DE from "./de.json" with { type: "json" };
import EAST from "./east.json" with { type: "json" };
import EL from "./el.json" with { type: "json" };
import EN from "./en.json" with { type: "json" };
import ES from "./es.json" with { type: "json" };
import ET from "./et.json" with { type: "json" };
import FI from "./fi.json" with { type: "json" };
import FR from "./fr.json" with { type: "json" };
import HE from "./he.json" with { type: "json" };
import HR from "./hr.json" with { type: "json" };
import HU from "./hu.json" with { type: "json" };
import ID from "./id.json" with { type: "json" };
import IS from "./is.json" with { type: "json" };
import IT from "./it.json" with { type: "json" };
import LT from "./lt.json" with { type: "json" };
import LV from "./lv.json" with { type: "json" };
import NL from "./nl.json" with { type: "json" };
import PL from "./pl.json" with { type: "json" };
import PT from "./pt.json" with { type: "json" };
import RO from "./ro.json" with { type: "json" };
import RU from "./ru.json" with { type: "json" };
import SK from "./sk.json" with { type: "json" };
import SL from "./sl.json" with { type: "json" };
import SR from "./sr.json" with { type: "json" };
import type { StateWords } from "./state-words";
import SV from "./sv.json" with { type: "json" };
import TR from "./tr.json" with { type: "json" };
import UK from "./uk.json" with { type: "json" };
import VI from "./vi.json" with { type: "json" };

type Spoken = readonly (readonly [BookingState, RegExp])[];

/** The state words of one language, compiled to search folded text. */
export type Vocabulary = {
  readonly status: RegExp;
  readonly values: Spoken;
  readonly names: Spoken;
  readonly turned: RegExp;
  readonly firm: Spoken;
  readonly plain: Spoken;
  readonly cancelled: RegExp | null;
  readonly denied: RegExp;
  readonly conditional: RegExp;
  readonly references: RegExp;
  readonly asides: RegExp;
  readonly own: RegExp;
};

const WORDS: Readonly<Record<string, StateWords>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  nl: NL,
  sv: SV,
  da: DA,
  no: DA,
  cs: CS,
  pl: PL,
  pt: PT,
  ja: EAST,
  zh: EAST,
  ko: EAST,
  th: EAST,
  el: EL,
  uk: UK,
  ru: RU,
  bg: BG,
  hr: HR,
  sl: SL,
  sk: SK,
  ro: RO,
  hu: HU,
  fi: FI,
  tr: TR,
  ar: AR,
  he: HE,
  ca: CA,
  et: ET,
  id: ID,
  is: IS,
  lt: LT,
  lv: LV,
  sr: SR,
  vi: VI,
};
const ready = new Map<StateWords, Vocabulary>();

const MOST = 2;

/** Returns the words of the email's possible languages, and the English ones, which emails in every language borrow. */
export function vocabulariesOf(languages: readonly string[]): readonly Vocabulary[] {
  const words = languages.slice(0, MOST).map((language) => WORDS[language] ?? EN);
  return [...new Set([...words, EN])].map(compiled);
}

/** Returns the words of all languages, for a subject in another language than the text below it. */
export function allVocabularies(): readonly Vocabulary[] {
  return [...new Set(Object.values(WORDS))].map(compiled);
}

/** "Die Option (bis 27.11.2026) haben wir umgewandelt": the dots in a date don't end a sentence. */
function overDays(pattern: string): string {
  return pattern.replaceAll("[^.;!?]", "(?:[^.;!?]|(?<=\\d)\\.)");
}

function compiled(words: StateWords): Vocabulary {
  const known = ready.get(words);
  if (known) return known;
  const made = {
    status: patternOf(words.status, (one) => `^(?:${one})$`),
    values: spoken(words.values, (one) => `^(?:${one})(?![a-z\\u0370-\\u06ff])`),
    names: spoken(words.names),
    turned: patternOf(words.turned.map(overDays)),
    firm: spoken(words.firm),
    plain: spoken(words.plain),
    cancelled: words.cancelled ? patternOf(words.cancelled) : null,
    denied: patternOf(words.denied),
    conditional: patternOf(words.conditional),
    references: new RegExp(patternOf(words.references), "g"),
    asides: patternOf(words.asides),
    own: patternOf(words.own),
  };
  ready.set(words, made);
  return made;
}

function spoken(words: StateWords["values"], around?: Around): Spoken {
  const states = Object.keys(words) as BookingState[];
  return states.map((state) => [state, patternOf(words[state] ?? [], around)]);
}

type Around = (one: string) => string;

/** Letters that `\b` and `[a-z]` don't know: Greek, Cyrillic, Hebrew or Arabic. */
const OTHER = "[\\u0370-\\u06ff]";
const EDGE = `(?:(?<=${OTHER})(?!${OTHER})|(?<!${OTHER})(?=${OTHER})|\\b)`;

/** Joins the patterns into one for folded text, whatever their spelling. */
function patternOf(words: readonly string[], around: Around = (one) => one): RegExp {
  const either = words.join("|").replace(/[^\x20-\x7e]+/g, fold);
  return new RegExp(around(new RegExp(OTHER).test(either) ? either.replaceAll("\\b", EDGE) : either));
}
