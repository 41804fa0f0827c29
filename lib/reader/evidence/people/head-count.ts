import { fold } from "@/lib/reader/words/fold";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import PRICES from "../../words/sayings/price-sayings.json" with { type: "json" };

const GROWN =
  "adult(?:s|os|i|es|e|a)?|erwachsene[nr]?|erw\\.?|adt|adl|ad\\.|ad|volw\\.?|vux\\.?|dosp\\.?|adultes?|volwassenen?|vuxna|vuxen|dospel[iy](?:ch)?|voksne|voksen|dorosl(?:ych|a|y|i|e)|aikuista|aikuinen|aikuiset|yetiskin|بالغ(?:ين|ون|ان|ة)?|מבוגר(?:ים|ת)?|ενηλικ(?:ας|ες|ων)|взросл(?:ый|ых|ые|ыи)|adulti|felnott(?:et)?|odrasl[aeihx]+|taiskasvanut|pieaugus\\p{L}+|suaug\\p{L}+|fullordn\\p{L}+|dewasa|nguoi lon|одрасл\\p{L}+|възрастн\\p{L}+|доросл\\p{L}+|dospel\\p{L}+|dorosl\\p{L}+";
const ANYBODY =
  "personas?|persons?|personen|personnes?|persone|pessoas?|osob[ya]?|os\\.|personer|pax|guests?|gaste?|ospiti|huespedes|hospedes|gasten|gaster|gaester?|gjester|gosci|passengers?|passagiere?|passagers?|pasajeros|passeggeri|passageiros|passagerer|pasazerow|people|travell?ers?|reisende[rn]?|rejsende|voyageurs|viajeros|viaggiatori|viajantes|reizigers|resenarer|uczestnikow|henkiloa|kisi|ατομ(?:α|ων)|человек[а]?|persoane|calatori|شخص(?:ا|ين|ان)?|اشخاص|افراد|ضيوف|نزلاء|مسافر(?:ين|ون)?|ركاب|אנשים|אורחים|נוסעים|נפשות|inimest|person[au]s?|cilveki|asmen\\p{L}+|manns|gestir|gostiju|gostje|orang|tamu|tetamu|nguoi(?! lon)|khach|persones|особ[аеу]?|лица|gostov";
const YOUNG =
  "anak(?:-anak)?|kanak-kanak|tre em|lapsed|bern[isu]|vaik\\p{L}+|деце|djec[ae]|otro[ck]\\p{L}*|nens|child(?:ren)?|menor(?:es)?|minori|mineurs?|kids?|ki\\.|ki|chd|chld|enf\\.?|inf|kinde?r?(?:en)?|enfants?|ninos?|ninas?|bambin[io]|ragazz[io]|barn|born|deti|dite|dzieci|dziecko|lasta|criancas?|infants?|bebes?|bebe|baby|babies|teen(?:ager)?s?|youths?|toddlers?|minors?|minor[ie]|jeunes?|jugendliche[rn]?|ungdom(?:ar|mer)?|lapsi|gyerek|gyermek|طفل(?:ين|ان)?|اطفال|رضيع|رضع|ילד(?:ים)?|תינוק(?:ות)?|copii|copil|niemowl\\p{L}*|cocuk|bebek|παιδι(?:α|ων)?|βρεφ(?:ος|η|ων)|дет(?:и|ей|еи|е)|деца|діт(?:и|ей|ям)|дит(?:ина|ини|ину|ин)|ребен(?:ок|ка)|младен\\p{L}*|bebelusi?|tieners?|jovenes|jovens|jongeren|bebis(?:ar)?|spadbarn|vauva\\p{L}*|kleinkind\\p{L}*|lasten|lapset|nuor\\p{L}*";
const TIMES = "[^\\S\\n]*(?:x[^\\S\\n]*)?";
const ADULT_COUNT = new RegExp(`(?<![\\d.,/-])(\\d{1,2})${TIMES}(?:${GROWN})(?!\\p{L})`, "u");
const PEOPLE_COUNT = new RegExp(`(?<![\\d.,/-])(\\d{1,2})${TIMES}(?:${ANYBODY}|${GROWN})(?!\\p{L})`, "u");
const CHILD_COUNT = new RegExp(`(?<![\\d.,/-])(\\d{1,2})${TIMES}(?:${YOUNG})(?!\\p{L})`, "gu");
const COUNT_AFTER = new RegExp(`^\\s*(?:${GROWN})\\s*[x×:(]\\s*(\\d{1,2})(?![\\d.,])`, "u");
const COUNTED = new RegExp(`^(?:${GROWN}|${YOUNG})\\s*[x×:]?\\s*\\d{1,2}(?:\\s*\\(.*\\))?$`, "u");
/** "Adults 2   Children 1 (age 6)   Infants 1": the words stand before their numbers. */
const WORD_FIRST = new RegExp(`(?<!\\p{L})(?:${GROWN}|${YOUNG})\\s*[x×:(]?\\s*(\\d{1,2})(?![\\d.,/-])`, "gu");
const PARTY =
  /(?<!\p{L})(?:party|group|family|groupe|gruppe|grupo|gruppo|gezelschap|groep|sallskap|grupp|selskab|skupina) (?:of|de|von|di|van|pa|med|o) (\d{1,2})(?!\d|[.,]\d)/u;
/** "Mr John Doe and 3 others (total 4)": the sum in brackets. */
const WITHIN = new RegExp(
  `\\((?:${phrasePattern(PRICES, "together")})\\s?:?\\s?(\\d{1,2})(?:\\s(?:${ANYBODY}))?\\)`,
  "u",
);
/**
 * Words after which the same people are counted again: "4 persons, of whom 2 children", "4 guests (2 adults, 2
 * children)".
 */
export const OF_WHICH =
  /\bof (?:which|whom)\b|\bincluding\b|\bincl\b|\bdavon\b|\bdarunter\b|\bdont\b|\bde l[oa]s cuales\b|\bincluid[oa]s?\b|\bdi cui\b|\bwaarvan\b|\bwaaronder\b|\bvarav\b|\bhera[fv]\b|\bdera[fv]\b|\bz toho\b|\bw tym\b|\bd[ao]s quais\b|\bsendo\b|\(|^\s?:/;

const NUMBER_WORDS: readonly (readonly string[])[] = [
  "one ein eine einen einem un une uno una een en et ett um uma jeden jedna jedno".split(" "),
  "two zwei deux dos due twee tva to dve dva dwie dwoje dwa duas dois".split(" "),
  "three drei trois tres tre drie tri trzy troje".split(" "),
  "four vier quatre cuatro quattro fyra fire ctyri cztery czworo quatro".split(" "),
  "five funf cinq cinco cinque vijf fem pet piec".split(" "),
  "six sechs seis sei zes sex seks sest szesc".split(" "),
  "seven sieben sept siete sette zeven sju syv sedm siedem sete".split(" "),
  "eight acht huit ocho otto atta otte atte osm osiem oito".split(" "),
];
const SPELT = new RegExp(
  `(?<!\\p{L})(${NUMBER_WORDS.flat().join("|")})(?=\\s(?:${GROWN}|${ANYBODY}|${YOUNG})(?!\\p{L}))|(?<=(?:party|group|family) of )(${NUMBER_WORDS.flat().join("|")})(?!\\p{L})`,
  "gu",
);

/** "2 + 1 (two adults, a child)", if it isn't followed by nights. */
const ADDED = /^\s*(\d{1,2}) ?\+ ?(\d)\s*(?:\(|$)/u;

/**
 * Returns the number of people in folded text: "2 adults + 1 child" is three, as are "three guests" and "大人2名 子供1名".
 */
export function countIn(folded: string): number | undefined {
  const text = folded.replace(SPELT, (word) => String(numberFor(word)));
  const sum = ADDED.exec(text);
  if (sum) return Number(sum[1]) + Number(sum[2]);
  const party = (WITHIN.exec(text) ?? PARTY.exec(text))?.[1];
  if (party !== undefined) return Number(party);
  const counted = wordsFirst(text);
  if (counted) return counted;
  const after = COUNT_AFTER.exec(text)?.[1];
  if (after !== undefined) return Number(after) + childrenIn(text);
  const match = PEOPLE_COUNT.exec(text);
  if (!match) return asianCount(text);
  const rest = text.slice(match.index + match[0].length);
  const isWhole = !ADULT_COUNT.test(match[0]) && OF_WHICH.test(rest.slice(0, 40));
  return Number(match[1]) + (isWhole ? 0 : childrenIn(rest) + childrenIn(text.slice(0, match.index)));
}

/** Returns the sum if a text begins with such a count and continues with another kind of people. */
function wordsFirst(text: string): number | undefined {
  const [first, ...more] = text.matchAll(WORD_FIRST);
  const isList = first && more.length > 0 && text.slice(0, first.index).trim() === "";
  return isList ? more.reduce((sum, one) => sum + Number(one[1]), Number(first[1])) : undefined;
}

/** Whether the text is only a count such as "Infants 1". */
export function isCounted(text: string): boolean {
  return text.length < 40 && COUNTED.test(fold(text).trim());
}

function numberFor(word: string): number {
  return NUMBER_WORDS.findIndex((words) => words.includes(word)) + 1;
}

/** Returns the number of children. */
export function childrenIn(folded: string): number {
  let total = 0;
  for (const match of folded.matchAll(CHILD_COUNT)) total += Number(match[1]);
  return total;
}

const ASIAN_ADULTS =
  /(?:大人|成人|성인|어른|ผู้ใหญ่)\s*:?\s*(\d{1,2})(?![\d円元원]|[.,]\d)|(\d{1,2})\s*(?:名|位|个|個)?\s*(?:大人|成人)/u;
const ASIAN_CHILDREN =
  /(?:子供|子ども|こども|お子様|小人|小児|小学生|中学生|幼児|乳児|乳幼児|未就学児|儿童|兒童|小孩|婴儿|嬰兒|어린이|아동|소아|유아|초등학생|중학생|เด็ก|ทารก)\s*:?\s*(\d{1,2})(?![\d円元원]|[.,]\d)|(\d{1,2})\s*(?:名|位|个|個)?\s*(?:儿童|兒童|小孩)/gu;
const ASIAN_PEOPLE = /(?<![\d.,x×円元원]\s?)(\d{1,2})\s*(?:名様|名|人|位|명|ท่าน|คน)(?!(?!分)\p{sc=Han})/u;

/** "大人2名 小学生1名 計3名": the sum of the counts before it. */
const ASIAN_SUM = /(?:計|合計|总计|總計|共|총|합계)\s?(\d{1,2})\s?(?:名|人|位|명)/u;

function asianCount(text: string): number | undefined {
  const sum = numberIn(ASIAN_SUM.exec(text));
  if (sum !== undefined) return sum;
  const others = /(?:[他外외]|ほか|以外)\s?(?:に\s?)?(\d{1,2})\s?[名人명]/u.exec(text)?.[1];
  if (others !== undefined) return Number(others) + 1;
  const short = /(\d{1,2})大(?:(\d{1,2})小)?/u.exec(text);
  if (short) return Number(short[1]) + Number(short[2] ?? 0);
  const adults = ASIAN_ADULTS.exec(text);
  if (!adults) return numberIn(ASIAN_PEOPLE.exec(text));
  const children = [...text.matchAll(ASIAN_CHILDREN)].map((match) => numberIn(match) ?? 0);
  return children.reduce((sum, one) => sum + one, numberIn(adults) ?? 0) || undefined;
}

function numberIn(match: RegExpMatchArray | null): number | undefined {
  const digits = match?.slice(1).find((group) => group !== undefined);
  return digits === undefined ? undefined : Number(digits);
}

const ADULT_LABEL = new RegExp(
  `^(?:(?:no|number|anzahl|nombre|numero|antal|aantal|pocet|liczba)[. ]*(?:of|de|di|der)? ?)?(?:${GROWN}|大人|成人|성인)(?:\\s*\\(.*\\))?\\s*:?$`,
  "u",
);
const CHILD_LABEL = new RegExp(
  `^(?:(?:no|number|anzahl|nombre|numero|antal|aantal|pocet|liczba)[. ]*(?:of|de|di|der)? ?)?(?:${YOUNG}|子供|儿童|兒童|어린이)(?:\\s*\\(.*\\))?\\s*:?$`,
  "u",
);
const INFANT_LABEL = /^(?:infants?|babys?|babies|bebes?|kleinkinder|neonati|niemowleta)(?:\s*\(.*\))?\s*:?$/u;

const YOUTH_LABEL =
  /^(?:youths?|teen(?:ager)?s?|juniors?|jugendliche|jeunes|adolescents?|jovenes|adolescentes|ragazzi|jongeren|tieners|ungdom(?:ar|mer)?|mladez|mlodziez|jovens)(?:\s*\(.*\))?\s*:?$/u;

/** Returns the kind of people that a label counts, if it is only adults, youths, children or infants. */
export function kindOf(labelText: string): "adults" | "youths" | "children" | "infants" | null {
  const label = fold(labelText).trim();
  if (label.length > 40) return null;
  if (ADULT_LABEL.test(label)) return "adults";
  if (YOUTH_LABEL.test(label)) return "youths";
  if (INFANT_LABEL.test(label)) return "infants";
  return CHILD_LABEL.test(label) ? "children" : null;
}
