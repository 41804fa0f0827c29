import { fold } from "@/lib/reader/words/fold";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { goesOnAt, isName } from "@/lib/reader/words/person";

/**
 * People named by title and surname: "Dr and Mrs Ormerod", "Familie Huber". `people` is their number if it is certain.
 */
export type Titled = {
  readonly name: string;
  readonly at: number;
  readonly end: number;
  readonly people?: number;
  /** A couple or a family, which is never the sender. */
  readonly isSeveral: boolean;
};

const TITLE =
  "(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Lord|Lady|Dame|Rev|Captain|Capt|Herrn?|Frau|M|Mme|Mlle|Monsieur|Madame|Sr|Sra|Srta|Señora?|Sig|Sig\\.ra|Signora?|Dott|Dott\\.ssa|Dhr|Mevr|Mw|Meneer|Mevrouw|Hr|Fru|Pan|Pani|Paní|D|Dña|Don|Doña|Senhora?)\\.?";
const AND = "\\s*(?:and|&|\\+|\\/|und|et|y|e|en|och|og|a|i)\\s*";
const SURNAME =
  "((?:(?:[Dd]e|[Dd]a|[Dd]el|[Dd]ella|[Dd]i|[Dd]u|[Vv]an|[Vv]on|der|den|[Tt]er|[Ll]a|[Ll]e|Mc|Mac|O['’])\\s?)*\\p{Lu}[\\p{L}'’-]+(?:[ -](?:de|da|del|van|von|der|den)?\\s?\\p{Lu}[\\p{L}'’-]+)?)";
/** Titles as written in sentences: "de heer en mevrouw", "el señor y la señora". */
const SPOKEN =
  "(?:(?:de|el|il|l[ae]|o|a)\\s)?(?:heer|mevrouw|meneer|señora?|signora?|senhora?|monsieur|madame|mr|mrs|herr|herrn|frau|fru|pan|pán|pani|paní|panem|panią)\\.?";
const COUPLE = new RegExp(
  `(?<![\\p{L}\\d])(?:${TITLE}${AND}${TITLE}|${SPOKEN}${AND}${SPOKEN})[^\\S\\t\\n]+${SURNAME}(?:\\s*\\((\\p{Lu}[\\p{L}'’-]+)${AND}\\p{Lu}[\\p{L}'’-]+\\))?`,
  "gu",
);
const FAMILY = new RegExp(
  `(?<!\\p{L})(?:[Tt]he\\s+)?(?:[Ff]amil(?:y|ie|ia|jen|ien)|[Ff]amille|[Ff]amiglia|[Ff]am[ií]lia|Fam\\.|Rodina|Rodzina|Państwo|Eheleute|Ehepaar|Époux)\\s+${SURNAME}`,
  "gu",
);
const PARTY = new RegExp(
  `(?<!\\p{L})[Tt]he\\s+${SURNAME}(?:\\s(?:wedding|birthday|anniversary|golf|school|reunion))?\\s+(?:family|party|group|couple)(?!\\p{L})`,
  "gu",
);
const SINGLE = new RegExp(`(?<![\\p{L}\\d])(?<![&+]\\s?)${TITLE}[^\\S\\t\\n]+${SURNAME}`, "gu");
/** "Familie Huber und Team": hosts who sign. */
const HOSTS =
  /^\s(?:&|and|und|et|y|e|en|och|og|a|i)\s(?:the |das |ihr |l['’]|el |il |het |votre )?(?:team|staff|équipe|equipo|équipage|tým|mitarbeiter)/iu;
const MAX_TEXT = 40_000;

/** Returns everybody named this way, couples before families before single persons, without overlaps. */
export function titledSurnames(text: string): Titled[] {
  const found: Titled[] = [];
  for (const pattern of [COUPLE, FAMILY, PARTY, SINGLE]) {
    const people = pattern === COUPLE ? { people: 2 } : {};
    for (const match of text.slice(0, MAX_TEXT).matchAll(pattern)) {
      const end = match.index + match[0].replace(/['’]s$/, "").length;
      const name = nameOf(match, pattern);
      if (
        name &&
        !isNobody(text, match, end, pattern) &&
        found.every((one) => end <= one.at || match.index >= one.end)
      )
        found.push({ name, at: match.index, end, isSeveral: pattern !== SINGLE, ...people });
    }
  }
  return found;
}

/** Whether the match is a host, a kind of room, or only a part of a name. */
function isNobody(text: string, { 0: name, index }: RegExpExecArray, end: number, pattern: RegExp): boolean {
  if (HOSTS.test(text.slice(end, end + 20)) || isRoom(text.slice(0, index))) return true;
  return pattern === SINGLE && (isBroken(text, end) || isListed(name, text.slice(end)));
}

/** "for Prof. Desmond" at the end of a wrapped line: the name continues on the next line. */
function isBroken(text: string, end: number): boolean {
  return /^\p{Lu}/u.test(goesOnAt(text, end));
}

/** "02 D DOE, JANE": in lists in capitals, a letter precedes the surname, and the given name follows it. */
function isListed(name: string, after: string): boolean {
  return /^[DM] \p{Lu}{2}/u.test(name) && /^, \p{Lu}{2}/u.test(after);
}

/** "Bangalô Família Vista Mar" is a kind of room. */
function isRoom(before: string): boolean {
  const word = /(\p{Lu}[\p{L}-]+) $/u.exec(before.slice(-24))?.[1] ?? "";
  return conceptsOf(fold(word)).some((concept) => concept === "ROOM" || concept === "HOTEL");
}

/** "Ehepaar Lorenz und Adelheid Trautwein": the given name of the first of two people. */
const SHARED = /^\s(?:und|and|&|et|y|e|en|och|og|a|i)\s\p{Lu}[\p{L}'’-]+\s(\p{Lu}[\p{L}'’-]+)/u;

function sharedName({ 0: whole, index = 0, input = "" }: RegExpMatchArray): string | undefined {
  return SHARED.exec(input.slice(index + whole.length))?.[1];
}

function nameOf(match: RegExpMatchArray, pattern: RegExp): string | null {
  const [whole, surname = "", given] = match.map((group) => group?.replace(/['’]s$/, ""));
  if (!isSurname(surname)) return null;
  const shared = pattern === FAMILY ? sharedName(match) : undefined;
  if (shared) return `${surname} ${shared}`;
  if (given) return `${given} ${surname}`;
  if (pattern === PARTY) return surname;
  return isName(surname) && pattern !== SINGLE ? surname : (whole ?? "").replace(/^[Tt]he\s+/, "").trim();
}

const NOT_SURNAMES =
  /(?<!\p{L})(?:hotel|resort|team|travel|tours?|suite|room|villa|casa|booking|reservations?|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|first|second|sir|madam|reunion|wedding|gathering|holiday|treffen|feier|fest|none|nil|keine?|aucune?|ningun[oa]?|nessun[oa]|geen|ingen|nenhum)(?!\p{L})/iu;

const ONLY_TITLE = new RegExp(`^(?:${TITLE}|(?:famil(?:y|ie|ia)|famille|famiglia|fam)\\.?)$`, "iu");

/** "Van Oorschot": a particle before a surname, with a capital. */
const PARTICLE = /^(?:De|Da|Del|Della|Di|Du|Van|Von|Ter|La|Le)$/;

/** Whether a text can be a surname: it has no words from labels or from the usual text of emails. */
export function isSurname(text: string): boolean {
  const words = text.split(/[\s-]+/);
  return (
    text.length >= 3 &&
    !ONLY_TITLE.test(text) &&
    text.length <= 40 &&
    !NOT_SURNAMES.test(text) &&
    words.every(
      (word, place) =>
        /^\p{Ll}/u.test(word) ||
        (place === 0 && words.length > 1 && PARTICLE.test(word)) ||
        conceptsOf(fold(word)).every((concept) => concept === "STOP"),
    )
  );
}
