import { BEFORE, FORMERLY, NOW } from "../words/connectives";
import { fold } from "../words/fold";
import type { Concept } from "../words/labels/label-words";
import { conceptsOf } from "../words/lexicon";
import type { Cell, Row } from "./document";

/** Words for an outdated value, at the start of folded text. */
export const OLD = new RegExp(
  `^\\W*(?:old|previous|former|original|alt|alte[rs]?|bisherige[rs]?|ursprungliche[rs]?|ancien(?:ne)?s?|avant|initial|previ[ao]|precedente|oud|oude|vorige|was|gammal|puvodni|predchozi|(?:bylo|bilo|bolo|volt|era|war)(?=\\W*$)|antig[oa]|before|poprzedni\\w*|dotychczasow\\w*|hidtidig\\w*|eredeti|eski|было|було|${fold(FORMERLY)}|(?:${fold(BEFORE)})(?=\\W*$))(?!\\p{L})|^\\W*?(?:変更前|旧|원래|변경 ?전|原(?:定|始))`,
  "u",
);
/** Words for the value that replaces it. */
export const NEW = new RegExp(
  `^\\W*(?:new|neue[rs]?|revised|updated|amended|current|changed to|nachher|geandert(?:e[rs]?)?|nouveau|nouvelle|nouvel|modifie|apres|nuev[oa]|actual|despues|nuov[oa]|aggiornat[oa]|attuale|dopo|nieuw|nieuwe|wordt|ny|nya|nytt|uppdaterad|nov[yaeo]|zmeneno|(?:jest|je|lett|ist)(?=\\W*$)|depois|atual|after|now[yae]|nye|na|uusi|nyni|uj|yeni|νεα|νεο|стало|dupa(?: modificare)?|после(?: изменени\\w+)?|після|след(?: промяната)?|μετα|(?:muutoksen )?jalkeen|nakon(?: promjene)?|po (?:zmianie|zmianach|zmene|zmenach|promjeni|spremembi)|(?:modositas )?utan|(?:degisiklik )?sonra(?:si)?|efter(?: andring(?:en)?)?|etter(?: endring(?:en)?)?|nach (?:der )?(?:anderung|umbuchung)|aktualn\\w*|${NOW})(?!\\p{L})|^\\W*?(?:変更後|新|변경 ?후|更改后|变更后)`,
  "u",
);
/** "Itinerário anterior", "Vuelo actualizado", "Passengers now": such a word may also come last. */
export const OLD_LAST = new RegExp(
  `^(?:\\p{L}+ ){1,4}(?:anterior(?:es)?|antigu?[oa]s?|ancien(?:ne)?s?|precedent[ei]?s?|initiale?s?|initiaux|originale?s?|originales|originari[oae]|previ[oa]s?|${fold(FORMERLY)})\\W*$`,
  "u",
);
export const NEW_LAST = new RegExp(
  `^(?:\\p{L}+ ){1,4}(?:nov[oa]s?|nuev[oa]s?|nuov[oaie]|nouveaux?|nouvelles?|actual(?:es|izad[oa]s?)?|actualisee?s?|atua(?:l|is|lizad[oa]s?)|modifica[td][oaie]s?|modifiee?s?|aggiornat[oaie]|revisad[oa]s?|revisee?s?|alterad[oa]s?|${NOW})\\W*$`,
  "u",
);
/** A label with its marker in brackets: "Departure (old)". */
export const MARKED = /^(.{2,40}?)\s?[([]\s?(\p{L}[\p{L} ]{1,18})[)\]]\W*$/u;

/**
 * Whether a label occurs twice, once marked as old and once as new. That makes the email an amendment, whatever it
 * calls itself.
 */
export function areOldAndNew(rows: readonly Row[]): boolean {
  const marked = rows.flatMap(({ cells: [first] }) => {
    if (!first || !/[([]/.test(first.lines[0]?.text ?? "")) return [];
    const [, label = "", mark = ""] =
      MARKED.exec((fold(cellText(first)).split(":", 1)[0] ?? "").trim()) ?? [];
    return label === "" ? [] : [{ label, mark }];
  });
  return marked.some(
    ({ label, mark }) =>
      names(mark, OLD, "OLD") &&
      marked.some((other) => other.label === label && names(other.mark, NEW, "NEW")),
  );
}

/** Whether folded text begins with such words, or contains a word of this concept. */
export function names(text: string, words: RegExp, concept: Concept): boolean {
  const isSaid = () => text.split(/[^\p{L}]+/u).some((word) => conceptsOf(word).includes(concept));
  return text.length < 30 && (words.test(text) || isSaid());
}

/** Returns all lines of a cell as one text. */
export function cellText(cell: Cell): string {
  return cell.lines.map((line) => line.text).join(" ");
}
