import { CZECH } from "./languages/cs.model";
import { DANISH } from "./languages/da.model";
import { GERMAN } from "./languages/de.model";
import { ENGLISH } from "./languages/en.model";
import { SPANISH } from "./languages/es.model";
import { ESTONIAN } from "./languages/et.model";
import { FINNISH } from "./languages/fi.model";
import { FRENCH } from "./languages/fr.model";
import { CROATIAN } from "./languages/hr.model";
import { HUNGARIAN } from "./languages/hu.model";
import { INDONESIAN } from "./languages/id.model";
import { ICELANDIC } from "./languages/is.model";
import { ITALIAN } from "./languages/it.model";
import { LITHUANIAN } from "./languages/lt.model";
import { LATVIAN } from "./languages/lv.model";
import { DUTCH } from "./languages/nl.model";
import { NORWEGIAN } from "./languages/no.model";
import { ARABIC } from "./languages/other-scripts/ar.model";
import { BULGARIAN } from "./languages/other-scripts/bg.model";
import { GREEK } from "./languages/other-scripts/el.model";
import { HEBREW } from "./languages/other-scripts/he.model";
import { JAPANESE } from "./languages/other-scripts/ja.model";
import { KOREAN } from "./languages/other-scripts/ko.model";
import { RUSSIAN } from "./languages/other-scripts/ru.model";
import { THAI } from "./languages/other-scripts/th.model";
import { UKRAINIAN } from "./languages/other-scripts/uk.model";
import { CHINESE } from "./languages/other-scripts/zh.model";
import { POLISH } from "./languages/pl.model";
import { PORTUGUESE } from "./languages/pt.model";
import { ROMANIAN } from "./languages/ro.model";
import { SLOVAK } from "./languages/sk.model";
import { SLOVENE } from "./languages/sl.model";
import { SWEDISH } from "./languages/sv.model";
import { TURKISH } from "./languages/tr.model";
import { VIETNAMESE } from "./languages/vi.model";

/** All languages whose words are known; a new one is a file beside these, named here. */
export const LANGUAGES = [
  CZECH,
  DANISH,
  GERMAN,
  ENGLISH,
  SPANISH,
  ESTONIAN,
  FINNISH,
  FRENCH,
  CROATIAN,
  HUNGARIAN,
  INDONESIAN,
  ICELANDIC,
  ITALIAN,
  LITHUANIAN,
  LATVIAN,
  DUTCH,
  NORWEGIAN,
  POLISH,
  PORTUGUESE,
  ROMANIAN,
  SLOVAK,
  SLOVENE,
  SWEDISH,
  TURKISH,
  VIETNAMESE,
  ARABIC,
  BULGARIAN,
  GREEK,
  HEBREW,
  JAPANESE,
  KOREAN,
  RUSSIAN,
  THAI,
  UKRAINIAN,
  CHINESE,
];
