import { withoutHonorific } from "./eastern-name";
import { fold, foldInPlace } from "./fold";
import { conceptsOf } from "./lexicon";
import { weekdayOf } from "./months";

const TITLE =
  /^(?:mr|professor|m\.me|dott\.?(?:ssa)?|dr\.a|mrs|ms|miss|mx|mstr?|master|dr|prof|sir|herrn?|frau|hr|fr|familie|fam|m|mme|mlle|mm|monsieur|madame|mademoiselle|sr\.a|sra?|srta|d|dna|don|dona|senora?|sig\.?(?:ra|na|re|ri)|sig|sigg|signora?|dott|ssa|dhr|mevr|mw|mej|de heer|mevrouw|fru|frk|kind|child|nino|nina|enfant|bambin[oa]|crianca|barn|dite|dziecko|froken|pan|pana|pani|panu|p(?=\.)|pi|ing|mgr|bc|sr|dra|exmo|exma|sn|sayin|misafir(?:iniz|leriniz)|konugunuz|bay|bayan|κος|κα|κας|κ|κου|κυρι(?:α|ας|ος|ου)|г-н|г-жа|господин|госпожа|г-ца|пані?|пана|dl|dlui|dnul|d-na|d-l|doamna|domnul|gda|gdu|gde|gdin|gospoda|gospodin|gospa|gosp|g[aoe](?=\.)|slecna|familien|g-din|g-dja|gdja|bpk|bapak|ibu|puan|encik|ong|ba|harra|proua|kungs|kundze|ponas|ponia|hra|rva|bn|by|herra|rouva|lady|lord|dame|(?:das )?ehepaar|(?:die )?eheleute|i signori|(?:los )?senores|(?:het )?echtpaar|(?:les )?epoux|(?:paret|aegteparet|ekteparet)|manzele|panstwo|famille|familia|famiglia|family|drs|jhr|jkvr|(?:ir|mag|lic|arq|eng|avv|arch|rag|geom|doc|rev|capt|phdr|judr|mudr|rndr|dipl\.-ing|univ\.-prof)(?=\.)|the|السيدة?|سيدة?|ال[اآ]نسة|ال[اأ]ستاذة?|ال?دكتور[ةه]?|عائلة|מר|גב|גברת|העלמה|דר|משפחת)[.'׳]?\s+/;
/** "KERVADEC SOLENE F ADULTE", "KERVADEC MILO H ENFANT 4": sex, fare type and age after a name in capitals. */
const KIND_AFTER =
  /(?<=\p{Lu}{2} +)(?:[MFH] +)?(?:ADULT[EOAI]?|ADT|ENFANT|CHILD|CHD|INFANT|INF|KIND|NI[ÑN][OA]|BAMBIN[OA]|CRIANÇA|ERWACHSENER?)(?: *\(?\d{1,2}\)?)?$/u;
const TITLE_AFTER = /(?:\s|\/)(?:mr|mrs|ms|miss|mstr|dr|chd|adt|inf|herr|frau|mme|mlle)\.?$/i;
/** "STROUD/MARTINMR": reservation systems print the title without a space. */
const GLUED_TITLE =
  /^(\p{Lu}[\p{Lu}' -]+\/\p{Lu}{2,}?)(?:MRS?|(?<!\/(?:WILLIA|ADA|ABRA|SI))MS|MISS|MSTR|CHD|INF)$/u;
const PARTICLES = new Set(
  "de da do dos das du des del della dello degli dei delle lo los las di van von der den ter ten zu la le y e af av bin binti bint ibn al el st 't ’t op".split(
    " ",
  ),
);
const NOT_NAMES =
  /(?<!\p{L})(?:(?:doppel|einzel|zweibett|dreibett|familien|mehrbett)zimmer|chambre|habitaci[oó]n|kamer|quarto|pok[oó]j|værelse|viagens|resor|rejser|reizen|lda|ltda|srl|sarl|kft|umbuchung|modification|modifica|modificaci[oó]n|[äa]nderung(?:en)?|wijziging|ändring(?:en)?|endring(?:en)?|změna|zmiana|hotel|hôtel|inn|resort|travel|team|reminder|rappel|recordatorio|promemoria|erinnerung|herinnering|united (?:kingdom|states)|new zealand(?:er)?s?|south africa|reservations?|booking|rooms?|suite|adults?|adultes?|enfants?|erwachsener?|guests?|passengers?|total|date|number|agency|tours?|cruises?|airlines?|airways|gmbh|ltd|inc|llc|s\.?a\.?|dear|thank|please|confirmed|confirmation|check|details|address|phone|email|fees?|usd|eur|gbp|persons?|personen|pax|nights?|street|road|standard|double|deluxe|king|queen|voucher|client|customer|partner|colleague|advisor|agent|sir|madam|reisen|voyages|viajes|viaggi|all|your|our|you|the|we|ihre|per (?:person\w*|pax|night|notte|nacht|natt|nuit|adult\w*|cabin|room|camera|kamer|day|dag|week|stay|head)|for|and|with|breakfast|meal|diet|included|male|female|seat|club|member|membership|loyalty|rewards|reunion|wedding|society|association|verein|gesellschaft|hochzeit|mariage|chorale|familientreffen|klassenfahrt|dni|passport|pasaporte|passeport|reisepass)(?!\p{L})/iu;

/** "Jane Doe and family", "Jane Doe ve ailesi, toplam 5 kişi". */
const AND_FAMILY =
  /,?\s(?:(?:together|zusammen|insieme|junto|samen|tillsammans|sammen|spolu|wraz)\s)?(?:and|with|&|\+|und|mit|et|avec|y|con|e|com|en|met|och|og|med|a|i|s|z|ve|és|ja|si|și|și|in|и|та|і|και)\s(?:(?:the|her|his|their|ihre[r]?|seine[r]?|sa|su|la|el marido|sua|haar|zijn|hennes|hans|jejich|ihr|ihrem)\s)?(?:family|familie|famille|famil[ií]?a|famiglia|gezin|familj|rodin(?:a|ou|y)|rodzin(?:a|ą|y)|ail(?:e|esi)|családja?|perhe|familia|obitelj|družina|семь(?:я|ей)|родина|семейство|οικογένεια|husband|wife|partner|children|mann|frau|mari|marito|marido|esposa|esposo|moglie|man|vrouw|manžel(?:ka|em)?|mąż|mężem|żona|żoną|eşi)(?!\p{L}).*$/iu;

const AFTER = "MR|MRS|MS|MISS|MSTR|DR|SR|SRA|SRTA|SIG|SIGRA|HERR|FRAU|MME|MLLE|CHD|INF";
/**
 * "OYARZUN LARREA / MIKEL SR": surnames, then the given name with its title, in capitals and with spaces around the
 * slash.
 */
const APART_TITLED = new RegExp(
  `(?<!\\p{L})(\\p{Lu}[\\p{Lu}'’-]+(?: \\p{Lu}[\\p{Lu}'’-]+)?)\\s+\\/\\s+(\\p{Lu}[\\p{Lu}'’-]+(?: \\p{Lu}[\\p{Lu}'’-]+)?)\\s+(?:${AFTER})(?!\\p{L})`,
  "gu",
);
/** "Mr | Jane | Doe": title, given name and surname in separate cells. */
const IN_CELLS =
  /(?<=^|[\n\t])(Mrs?|Ms|Miss|Mstr|Dr|Herrn?|Frau|M|Mme|Mlle|Sra?|Sig|Dhr|Mevr)\.?[\t ]+(\p{Lu}[\p{L}'’-]+)\t(\p{Lu}[\p{L}'’-]+)(?=\t|\n|$)/gu;

/** Returns a person's name as written, without title, role in brackets or age; null if the text isn't a name. */
export function personIn(text: string): string | null {
  let name = (
    withoutHonorific(text.replace(APART_TITLED, "$2 $1")).split(/\n|\t|\s[–—|•·]\s|\s-\s|;/)[0] ?? ""
  )
    .replace(/\([^)]*\)?/g, " ")
    .trim()
    .replace(KIND_AFTER, "")
    .replace(ADDRESS, "$1")
    .replace(AND_FAMILY, "")
    .replace(/, (\p{Ll}{3,14})(?: \d.*)?$/u, (kind, word) => (isOfPeople(word) ? "" : kind))
    .replace(/^\s*(?:\d{1,2}(?:[.)]|\.\d{1,2})(?=\p{L})|(?:#?\d{1,2}[.):]?|[#*•-])\s+)/u, "")
    .replace(
      /(?:,|\s*(?:\+|&|x|×)|\s(?:and|und|et|y|e|en|och|og|a|i|z|ve|és|ja|și|in|и|та|і|και))\s*\d+.*$/iu,
      "",
    )
    .replace(
      /,?\s*(?<!\p{L})(?:dob|born|geb\.?|née?|age[d]?|alter|âge|edad|età|leeftijd|ålder|věk|idade|urodz|nasc|nacid[oa]|född|født|syntynyt)(?!\p{L})\.?.*$|,?\s*(?<!\p{L})(?:ur|f|nar|nato|nata)\.?\s*\d.*$/iu,
      "",
    )
    .replace(/\s+/g, " ")
    .trim();
  name = withoutTitle(
    (sharedName(name) ?? sharedName(withoutTitle(name)) ?? name).split(AND_ANOTHER)[0] ?? "",
  );
  name = slashed(name.replace(GLUED_TITLE, "$1"))
    .replace(TITLE_AFTER, "")
    .replace(/[\s,.;:]+$/, "")
    .replace(/(?<=\p{L})['’]s?$/u, "");
  return isName(name) ? name : null;
}

/** "Anna Lopez y Garcia" is one person, "Anna Lopez y Pedro Gil" are two. */
const NO_SURNAME = String.raw`(?!(?<=\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)\sy\s\p{Lu}[\p{L}'’-]+\s*(?:$|[\n\t,;(]))`;
const AND_ANOTHER = new RegExp(
  String.raw`${NO_SURNAME}\s+(?:and|und|et|y|e|en|och|og|a|&)\s+(?=\p{Lu}|mr|mrs)`,
  "u",
);

const SHARED =
  /^(\p{Lu}[\p{L}'’-]+)\s(?:and|&|\+|und|et|y|e|en|och|og|a|i)\s(\p{Lu}[\p{L}'’-]+)\s(\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)?)$/u;

/** "Robert and Elaine Pemberly": returns the first of two people with one surname. */
function sharedName(text: string): string | null {
  const [, first, , last] = SHARED.exec(text) ?? [];
  return first && last && !TITLE.test(`${fold(first)} `) ? `${first} ${last}` : null;
}

/** "HAVERSTOCK, LIONEL MR" is one person, named Lionel Haverstock. */
const INVERTED =
  /(?<!\p{L})(\p{Lu}[\p{L}'’-]+),\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.?)?)\s+(MR|MRS|MS|MISS|MSTR|DR|MME|MLLE|Mr|Mrs|Ms|Miss|Mstr|Dr|Mme|Mlle)(?!\p{L})\.?(?! \p{Lu}\p{Ll})/gu;

/** "TREMBLAY, ÉTIENNE M." alone on its line: a surname and given names, not two people. */
const CAPITALS =
  /(?<=^|\n|\d[.)]\s)(\p{Lu}{2}[\p{Lu}'’-]*), (\p{Lu}{2}[\p{Lu}'’-]*(?: \p{Lu}\.)?)(?=$|[\n\t])/gu;

/** "Jane Doe, Mill Lane 8, 4410 Rye". */
const ADDRESS = /^(\p{Lu}[\p{L}'’.-]+(?:\s\p{L}[\p{L}'’.-]*)+),\s\p{Lu}[^,\d]{3,40}\s\d.*$/u;

/** "HAVERSTOCK / Lionel Mr" is one person too. */
const APART =
  /(?<!\p{L})(\p{Lu}[\p{Lu}'’-]+)\s+\/\s+(\p{Lu}\p{Ll}[\p{L}'’-]*(?=\s+(?:MR|MRS|MS|MISS|MSTR|DR|Mr|Mrs|Ms|Miss|Mstr|Dr|Herr|Frau)(?!\p{L})|\s*(?:\n|\(|$)))/gu;

/** "Jane Doe, 8 Mill Lane, Rye": the text from the house number on is an address. */
const STREET = /,\s+\d{1,4}[a-z]?\s+\p{Lu}\p{L}+[^\n\t;]*/gu;
/** "Robert and Elaine Pemberly" in a list, also "Mr Robert & Mrs Elaine Pemberly". */
const BEFORE_NAME = String.raw`(?:(?:Mrs?|Ms|Miss|Dr|Herrn?|Frau|M|Mme|Mlle|Sra?|Sig(?:\.ra)?|Dhr|Mevr|Mw|Hr|Fru|Pan[ií]?)\b\.?\s+)`;
const COUPLE = new RegExp(
  String.raw`(?<=^\s*|[\n\t,;]\s*)${BEFORE_NAME}?(?!${BEFORE_NAME})(\p{Lu}[\p{L}'’-]+)\s(?:and|&|\+|und|et|y|e|en|och|og|a|i)\s${BEFORE_NAME}?(?!${BEFORE_NAME})(\p{Lu}[\p{L}'’-]+)\s(\p{Lu}[\p{L}'’-]+)(?=\s*(?:$|[\n\t,;(]))`,
  "gu",
);

/** "Jane Doe, adult", "Jack Doe, child 9 yrs": whether the word is for a kind of person. */
function isOfPeople(word: string): boolean {
  return conceptsOf(fold(word)).includes("PERSON");
}

const BETWEEN_PEOPLE = new RegExp(
  [
    String.raw`\n|\t|;|\s+[–—|•]\s+|\s(?=[2-9][.)]\s+\p{Lu})|\s(?=[2-9]\s(?:Herrn?|Frau|Mr|Mrs|Ms|Miss|Dhr|Mevr|Mw|Mme|Sra?)\.?\s)|\s\/\s|(?<=\/[^,\n]{2,30}\s(?:MR|MRS|MS|MISS|MSTR|DR|CHD|INF)),\s+`,
    String.raw`${NO_SURNAME}\s(?:and|und|et|y|e|en|och|og|a|&|\+)\s(?=\s*(?:\p{Lu}|mr|mrs))`,
    String.raw`(?<=\p{L}\)?|\d\)),\s+(?=(?:(?:p\.\s)?[\p{Lu}\u05d0-\u06ff][\p{L}'’.-]+[^\S\n]+){1,}[\p{Lu}\u05d0-\u06ff])`,
  ].join("|"),
  "u",
);

/** Returns all people in a list, separated by lines, commas or "and", or numbered. */
export function peopleIn(list: string): string[] {
  const text = list
    .replace(/^[\s–—-]+(?=\p{L})/u, "")
    .replace(IN_CELLS, "$1 $2 $3")
    .replace(INVERTED, "$3 $2 $1")
    .replace(CAPITALS, "$2 $1")
    .replace(APART_TITLED, "$2 $1")
    .replace(APART, "$1/$2")
    .replace(STREET, "")
    .replace(COUPLE, "$1 $3, $2 $3");
  const parts = text.split(BETWEEN_PEOPLE);
  const names = parts.flatMap((part) => personIn(part) ?? []);
  return [...new Set(names)];
}

/** Removes all titles. "H Huber, Anna" is how lists of German operators write Herr and Frau. */
export function withoutTitle(text: string): string {
  let name = text.trim().replace(/^(?:g\.\s(?=\p{Lu})|D\.?ª\.?\s?|[HF] (?=\p{Lu}[\p{L}'’-]+, \p{Lu}))/u, "");
  for (let count = 0; count < 4; count += 1) {
    const match = TITLE.exec(foldInPlace(name));
    const rest = name.slice(match?.[0].length ?? 0).trim();
    if (!match || /^P\./.test(name) || (INITIAL.test(match[0]) && !/\s/.test(rest))) break;
    name = rest;
  }
  return name;
}

/** "D Hargreaves" and "P. Koning" begin with an initial, "D. Juan García" and "p. Jan Nowak" with a title. */
const INITIAL = /^[dm]\.?\s/;

const TWO_WORDS = /^\p{Lu}\p{Ll}[\p{L}'’-]* \p{Lu}\p{Ll}[\p{L}'’-]*$/u;

/** "PENHALIGON/OCTAVIA MS" becomes Octavia Penhaligon. */
function slashed(name: string): string {
  const [first = "", second = ""] = name.split("/");
  // "Jane Doe / Ms Joan Roe" are two people: the second has a title, or both sides are a name of two words not in
  // capitals.
  if (TITLE.test(foldInPlace(second.trim())) || [first, second].every((side) => TWO_WORDS.test(side.trim())))
    return first.trim();
  const match = /^([\p{L}' -]{2,})\/([\p{L}' -]{2,})$/u.exec(name.replace(TITLE_AFTER, ""));
  return match ? `${match[2]?.trim().replace(TITLE_AFTER, "") ?? ""} ${match[1]?.trim() ?? ""}` : name;
}

/** Whether a text looks like a person's full name: two to six capitalised words. */
export function isName(text: string): boolean {
  if (text.length < 4 || text.length > 60 || NEVER_IN_NAMES.test(text) || beginsTravel(text)) return false;
  if (weekdayOf(fold(text)) !== undefined) return false;
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  const proper = words.filter((word) => BEGINS_GREAT.test(word)).length;
  const isShaped = words.length <= 6 && proper >= 2 && BEGINS_GREAT.test(words.at(-1) ?? "");
  return isShaped && words.every(isNameWord) && !NOT_NAMES.test(text);
}

/** "Arrival Good Friday", "Anreise Pfingstmontag" after a label whose name is missing. */
function beginsTravel(text: string): boolean {
  const concepts = conceptsOf(fold(text.split(/\s/, 1)[0] ?? ""));
  return concepts.includes("ARRIVE") || concepts.includes("DEPART");
}

const NEVER_IN_NAMES = /[\d@:!?€$£%#<>=]/;
/** Hebrew, Arabic and Thai have no upper and lower case. */
const BEGINS_GREAT = /^[\p{Lu}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]/u;

function isNameWord(word: string): boolean {
  return (
    /^[\p{L}\p{M}'’.-]+(?<!-)$/u.test(word) &&
    (BEGINS_GREAT.test(word) || PARTICLES.has(fold(word)) || /^[dl]['’]\p{Lu}/u.test(word))
  );
}

const TITLED =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Rev|Herrn?|Frau|M\.|Mme|Mlle|Monsieur|Madame|[Ss]ra?\.|[Ss]rta\.|[Ss]ig\.(?:ra|na)?|[Ss]ignor[ae]?|[Ss]eñor(?:a|ita)?|[Ss]enhora?|[Dd]on|[Dd]oña|[Mm]eneer|[Dd]e heer|Hr\.?|Fru|[Dd]hr\.?|[Mm]evr\.?|[Mm]evrouw|[Pp]an(?:[ií]|a|u)?|Exm[ao]\.|Fam(?:ilie|\.)?|Familien|Famille|Familia|Famiglia|[Gg](?:đa|đica|din|ospođa|ospodin)|[Gg]ospa|[Dd]nul|[Dd]oamna|[Dd]omnul)\.?[^\S\t\n]+(?:(?:Mr|Mrs|Ms|Dr|Dra|Sr|Sra|D|Da|Dña|Prof|Ing|Eng|Arq|Lic|Dott|Mag)\.?[ªº]?\s+)?(\p{Lu}[\p{L}'’-]+(?:[^\S\n\t]+(?:\p{Lu}[\p{L}'’.-]*|de|da|del|du|des|della|van|von|der|den|di|la)){1,4})/gu;

/** "Jane Doe 様": Japanese, Chinese and Korean titles follow the name. */
const TITLED_AFTER =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})\s?(?:様|さま|氏|님|女士|先生)/gu;

/** Returns full names with a title in running text. */
export function titledPeople(text: string): { name: string; at: number; end: number }[] {
  const scanned = text.slice(0, 50_000);
  return [...scanned.matchAll(TITLED), ...scanned.matchAll(TITLED_AFTER)].flatMap((match) => {
    const name = personIn((match[1] ?? "").split(/(?<=\p{Ll}{2}(?:['’]s)?\.)\s/u)[0] ?? "");
    if (!name) return brokenName(text, match);
    const at = match.index + match[0].indexOf(name);
    return at < match.index ? [] : [{ name, at, end: at + name.length }];
  });
}

/** A line at least this long was wrapped. */
const LONG_LINE = 40;

/** Returns the beginning of the next line if the line that ends at `end` was wrapped; else an empty string. */
export function goesOnAt(text: string, end: number): string {
  const isLong = end - (text.lastIndexOf("\n", end - 1) + 1) >= LONG_LINE;
  return (isLong && /^\n([^\n,.;:()]{2,40})/.exec(text.slice(end, end + 60))?.[1]) || "";
}

/**
 * "the booking for Mr. Phileas" at the end of a wrapped line, with "Goldfinch. No penalty" on the next: returns the
 * whole name.
 */
function brokenName(text: string, match: RegExpExecArray): { name: string; at: number; end: number }[] {
  const [first = "", second = ""] = (match[1] ?? "").split("\n");
  const at = match.index + match[0].indexOf(first);
  const isBroken = goesOnAt(text, at + first.length) !== "" && !/\s/.test(first.trim());
  const rest = second.split(/(?<=\p{L}{3,}[.,])\s/u)[0] ?? "";
  const name = isBroken && rest !== "" ? personIn(`${first} ${rest}`) : null;
  return name ? [{ name, at, end: at + name.length }] : [];
}
