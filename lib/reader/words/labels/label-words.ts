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
import NO from "./no.json" with { type: "json" };
import PL from "./pl.json" with { type: "json" };
import PT from "./pt.json" with { type: "json" };
import RO from "./ro.json" with { type: "json" };
import RU from "./ru.json" with { type: "json" };
import SK from "./sk.json" with { type: "json" };
import SL from "./sl.json" with { type: "json" };
import SR from "./sr.json" with { type: "json" };
import SV from "./sv.json" with { type: "json" };
import TR from "./tr.json" with { type: "json" };
import UK from "./uk.json" with { type: "json" };
import VI from "./vi.json" with { type: "json" };

/** The concept of a label word. English has a word for each. */
export type Concept = keyof typeof EN;

/** The label words of one language by concept, separated by spaces; an underscore joins the words of a term. */
export type LabelWords = Readonly<Partial<Record<Concept, string>>>;

export const CONCEPTS = Object.keys(EN) as readonly Concept[];

/**
 * The label words of all languages. Every lookup uses all of them, so a word shared by several languages needs to be
 * listed only once.
 */
export const LABEL_WORDS: readonly LabelWords[] = [
  EN,
  DE,
  FR,
  ES,
  PT,
  IT,
  NL,
  SV,
  DA,
  NO,
  FI,
  CS,
  SK,
  PL,
  HU,
  RO,
  HR,
  SL,
  RU,
  UK,
  BG,
  EL,
  TR,
  AR,
  HE,
  CA,
  ET,
  ID,
  IS,
  LT,
  LV,
  SR,
  VI,
  EAST,
];

/** Returns the words of all languages for a concept. */
export function wordsFor(concept: Concept): readonly string[] {
  return LABEL_WORDS.flatMap((language) => language[concept]?.split(" ") ?? []);
}
