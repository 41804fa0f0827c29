import {
  ARROW,
  BECAME,
  BEFORE,
  BUT_BEHIND,
  FORMERLY,
  INSTEAD,
  INSTEAD_BEHIND,
  INSTEAD_DIRECTLY,
  NOT_BEFORE,
  NOW,
} from "../../words/connectives";
import { fold } from "../../words/fold";
import type { Span } from "./pair";

const WEEKDAY = "(?:\\p{L}{2,10}\\.?,?\\s+)?";
const WAS = new RegExp(
  `(?<!\\p{L})(?:was|were|statt bisher|${FORMERLY}|(?:${BEFORE})(?=\\s*:)|(?:eredeti|korábbi|ursprüngliche\\p{L}*|oorspronkelijke|original|původní|pôvodný|pierwotn\\p{L}+|alkuperäinen)\\s+\\p{L}+)\\s*:?\\s*${WEEKDAY}$`,
  "iu",
);
const FROM = new RegExp(`(?<!\\p{L})(?:from|von|vom|de|du|da|dal|del|van|från|z|ze)\\s+${WEEKDAY}$`, "iu");
const CHANGED =
  /chang|moved|amend|geändert|verschoben|verlegt|modifi|déplac|cambi|traslad|spostat|gewijzigd|verplaatst|ändra|flytta|změn|přesun|alterad|mudou/i;
const TO = /^\s*(?:\([^)]*\)\s*)?(?:to|auf|à|au|a|al|naar|till|na|para)\s/i;
const NEW_FOLLOWS = new RegExp(`^\\s*(?:${ARROW}|${BECAME}\\s|neu:?\\s)`);

/** In an email about a change: whether the text from `start` to `end` is a previous value. */
export function isPreviousValue(text: string, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const before = text.slice(Math.max(lineStart, start - 90), start);
  const after = text.slice(end, end + 30);
  const [folded, behind] = [fold(before), fold(after)];
  if (INSTEAD_DIRECTLY.test(folded) || INSTEAD_BEHIND.test(behind)) return true;
  if (NEW_FOLLOWS.test(behind) || WAS.test(before) || isPlanned(text, lineStart, start)) return true;
  const sentence = before.split(/[!?;]\s|(?<=\p{L}{3})\.\s/u).at(-1) ?? "";
  return FROM.test(before) && TO.test(after) && CHANGED.test(sentence);
}

/** "The stay was planned from 18 to 22 June, four nights for 688": a sentence about the original plan. */
const PLANNED =
  /(?<!\p{L})(?:(?:was|were|had been) (?:planned|scheduled|due|originally)|(?:war|waren) (?:ursprunglich|bisher|zunachst|\p{L}+ (?:geplant|gebucht|vorgesehen))|eta(?:it|ient) (?:prevue?s?|initialement)|est(?:aba|ava)n? previst[ao]s?|era(?:no)? previst[aoie]|was(?:ren)? (?:gepland|oorspronkelijk)|var (?:planera[dt]|planlagt|bokad|ursprungligen|oprindelig\p{L}*|opprinnelig))(?!\p{L})/u;
const IS_NOW = new RegExp(`(?<!\\p{L})(?:${NOW})(?!\\p{L})`, "u");

function isPlanned(text: string, lineStart: number, start: number): boolean {
  const before = fold(text.slice(Math.max(lineStart, start - 140), start));
  const sentence = before.split(/[!?;]|(?<=\p{L}{3})\. /u).at(-1) ?? "";
  return PLANNED.test(sentence) && !IS_NOW.test(sentence);
}

/** "Instead of 26 December to 2 January": whether the email says that something else replaces this text. */
export function isReplaced({ doc, start, end }: Span): boolean {
  const before = fold(doc.text.slice(Math.max(0, start - 70), start));
  if (INSTEAD.test(before) || INSTEAD_BEHIND.test(fold(doc.text.slice(end, end + 30)))) return true;
  return NOT_BEFORE.test(before) && BUT_BEHIND.test(fold(doc.text.slice(end, end + 70)));
}
