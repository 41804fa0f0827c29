import type { BookingState } from "../payload.model";
import { CS } from "./cs";
import { DA } from "./da";
import { DE } from "./de";
import { EAST } from "./east";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import { IT } from "./it";
import { NL } from "./nl";
import { PL } from "./pl";
import { PT } from "./pt";
import type { StateWords } from "./state-words";
import { SV } from "./sv";

type Spoken = readonly (readonly [BookingState, RegExp])[];

/** One language's words for the states, ready to be looked for in folded text. */
export type Vocabulary = {
  readonly status: RegExp;
  readonly values: Spoken;
  readonly names: Spoken;
  readonly turned: RegExp;
  readonly firm: Spoken;
  readonly plain: Spoken;
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
};
const ready = new Map<StateWords, Vocabulary>();

const MOST = 3;

/** The words of the languages that a mail may be in, and the English ones that mails of every language borrow. */
export function vocabulariesOf(languages: readonly string[]): readonly Vocabulary[] {
  const words = languages.slice(0, MOST).map((language) => WORDS[language] ?? EN);
  return [...new Set([...words, EN])].map(compiled);
}

function compiled(words: StateWords): Vocabulary {
  const known = ready.get(words);
  if (known) return known;
  const made = {
    status: new RegExp(`^(?:${words.status.join("|")})$`),
    values: spoken(words.values, (any) => `^(?:${any})(?![a-z])`),
    names: spoken(words.names, (any) => any),
    turned: new RegExp(words.turned.join("|")),
    firm: spoken(words.firm, (any) => any),
    plain: spoken(words.plain, (any) => any),
    denied: new RegExp(words.denied.join("|")),
    conditional: new RegExp(words.conditional.join("|")),
    references: new RegExp(words.references.join("|"), "g"),
    asides: new RegExp(words.asides.join("|")),
    own: new RegExp(words.own.join("|")),
  };
  ready.set(words, made);
  return made;
}

function spoken(words: StateWords["values"], around: (any: string) => string): Spoken {
  const states = Object.keys(words) as BookingState[];
  return states.map((state) => [state, new RegExp(around((words[state] ?? []).join("|")))]);
}
