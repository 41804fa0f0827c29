import type { LanguageWords } from "./language-words.model";
import AR from "./languages/ar.json" with { type: "json" };
import BG from "./languages/bg.json" with { type: "json" };
import CS from "./languages/cs.json" with { type: "json" };
import DA from "./languages/da.json" with { type: "json" };
import DE from "./languages/de.json" with { type: "json" };
import EL from "./languages/el.json" with { type: "json" };
import EN from "./languages/en.json" with { type: "json" };
import ES from "./languages/es.json" with { type: "json" };
import ET from "./languages/et.json" with { type: "json" };
import FI from "./languages/fi.json" with { type: "json" };
import FR from "./languages/fr.json" with { type: "json" };
import HE from "./languages/he.json" with { type: "json" };
import HR from "./languages/hr.json" with { type: "json" };
import HU from "./languages/hu.json" with { type: "json" };
import ID from "./languages/id.json" with { type: "json" };
import IS from "./languages/is.json" with { type: "json" };
import IT from "./languages/it.json" with { type: "json" };
import JA from "./languages/ja.json" with { type: "json" };
import KO from "./languages/ko.json" with { type: "json" };
import LT from "./languages/lt.json" with { type: "json" };
import LV from "./languages/lv.json" with { type: "json" };
import NL from "./languages/nl.json" with { type: "json" };
import NO from "./languages/no.json" with { type: "json" };
import PL from "./languages/pl.json" with { type: "json" };
import PT from "./languages/pt.json" with { type: "json" };
import RO from "./languages/ro.json" with { type: "json" };
import RU from "./languages/ru.json" with { type: "json" };
import SK from "./languages/sk.json" with { type: "json" };
import SL from "./languages/sl.json" with { type: "json" };
import SV from "./languages/sv.json" with { type: "json" };
import TH from "./languages/th.json" with { type: "json" };
import TR from "./languages/tr.json" with { type: "json" };
import UK from "./languages/uk.json" with { type: "json" };
import VI from "./languages/vi.json" with { type: "json" };
import ZH from "./languages/zh.json" with { type: "json" };

/** All languages with known words. To add a language, add its file next to this one and list it here. */
export const LANGUAGES: readonly LanguageWords[] = [
  AR,
  BG,
  CS,
  DA,
  DE,
  EL,
  EN,
  ES,
  ET,
  FI,
  FR,
  HE,
  HR,
  HU,
  ID,
  IS,
  IT,
  JA,
  KO,
  LT,
  LV,
  NL,
  NO,
  PL,
  PT,
  RO,
  RU,
  SK,
  SL,
  SV,
  TH,
  TR,
  UK,
  VI,
  ZH,
];
