import { CONFIDENCE } from "@/lib/reader/confidence";
import { DEPARTMENT, LEGAL, namesCompany, PREFIX, VIA } from "@/lib/reader/words/company-words";
import { fold } from "@/lib/reader/words/fold";
import { withoutTitle } from "@/lib/reader/words/person";
import { isClosing } from "@/lib/reader/words/sayings/closings";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/letter-sayings.json" with { type: "json" };
import type { Candidate } from "../layout/candidate";
import type { Part } from "../layout/email-evidence";
import { withoutForm } from "./sellers";

const COPYRIGHT = /^(?:©|\(c\)|copyright)?\s*(?:20\d\d)?\s*/i;
const CLOSING =
  /^(?:(?:kind |warm(?:est)? |best )?(?:regards|wishes|greetings)|mit freundlichen grüßen|(?:herzliche |viele |liebe )?grüße|cordialement|(?:un )?salut|saludos(?: cordiales)?|(?:cordiali )?saluti|groeten|hälsningar|hilsner?|pozdravy|pozdrowienia|your|ihr|votre)(?:,?\s+(?:from(?: all at)?|vom|von|aus dem|de(?:l| la)?|d[ae]l(?:la)?|van|från|fra|z|ze)(?= \p{Lu}))?[,\s]+/iu;
/** Job titles in signatures. */
const JOB =
  /(?<!\p{L})(?:manager(?:in)?|director|executive|officer|consultant|coordinator|specialist|assistant|supervisor|owner|leiter(?:in)?|direktion|responsable|directrice|directeur|direttore|direttrice|chef|jefe|encargad[oa]|gerente|medewerker|kierownik|vedoucí)$/iu;

/** "Jane at": the word after the preposition is missing. */
const CUT = /\s(?:at|@|from|of|von|vom|bei|chez|de|da|di|van|från|fra)$/u;

/** "Ne pas répondre", "Bitte nicht antworten": the sender's name says only that nobody reads the answers. */
const NO_REPLY = new RegExp(`^\\W*(?:${phrasePattern(SAYINGS, "noReply")})\\W*$`, "u");

/** Returns a company's name without its department and signs; null if the text is no company name. */
export function companyName(text: string): string | null {
  let name = text
    .replace(/["<>]/g, "")
    .replace(/^[\s.,;:–-]+/, "")
    .replace(/\([^)]*\)/g, "")
    .replace(VIA, "")
    .replace(/\s*[*★]+\s*$/g, "")
    .trim();
  for (let count = 0; count < 3; count += 1) {
    const shorter = name
      .replace(DEPARTMENT, "")
      .replace(PREFIX, "")
      .replace(/[\s,|/–:-]+$/, "")
      .trim();
    if (shorter === name || shorter.length < 3) break;
    name = shorter;
  }
  if (isNoCompany(name)) return null;
  return withoutForm(name).length >= 2 && name.length <= 70 && /\p{L}{2}/u.test(name) && !name.includes("@")
    ? withoutTitle(name) === ""
      ? null
      : name
    : null;
}

/** Whether the text is only a department, a job or a remark. */
function isNoCompany(name: string): boolean {
  const isDepartment = ` ${name}`.replace(DEPARTMENT, "").trim() === "";
  return isDepartment || JOB.test(name) || CUT.test(name) || NO_REPLY.test(fold(name));
}

/** Returns the company below the first "Kind regards". */
export function signedBy({ doc, rows, isBody }: Part): Candidate[] {
  const lines = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines));
  const closing = isBody ? lines.findIndex(({ text }) => isClosing(text)) : -1;
  if (closing < 0) return [];
  const found = lines
    .slice(closing + 1, closing + 1 + MAX_SIGNED)
    .flatMap((line) => companiesIn(line.text).map((name) => ({ line, name })))
    .find(({ name }) => namesCompany(name) || LEGAL.test(name));
  if (!found) return [];
  const start = found.line.offset + found.line.text.indexOf(found.name);
  const span = { doc, start, end: start + found.name.length };
  const value = tidy(found.name);
  return [
    { field: "supplier.name", value, source: "letterhead", confidence: CONFIDENCE.supplier.signed, span },
  ];
}

const MAX_SIGNED = 4;

/** "Travel Agent", "A Collection Hotel", "Agency Copy": a description, not a name. */
function isOfLabels(name: string): boolean {
  return /^An?\s/.test(name) || /^travel (?:agen|profess|adv|partn)\p{L}*$/iu.test(name) || COPY.test(name);
}

const COPY =
  /^(?:\p{L}+[ -]){1,3}(?:copy|copie|kopie|exemplaire?|exemplaar)$|^(?:copia|cópia|copie|kopie|kopia|exemplaire) (?:\p{L}+ ){0,2}\p{L}+$/iu;

/** Returns the company names at the beginning of a line. */
export function companiesIn(line: string): string[] {
  const pieces = line.slice(0, 140).split(/\s*[|•·]\s*|\s+[–—-]\s+|,\s+/);
  return pieces.slice(0, 2).flatMap((piece) => {
    const name = companyName(
      piece
        .replace(COPYRIGHT, "")
        .replace(CLOSING, "")
        .replace(/!+\s*$/, ""),
    );
    return name &&
      !isOfLabels(name) &&
      !/\d{3}|[:?!#]|@/.test(name) &&
      !isSentence(name) &&
      !BY.test(name) &&
      !/^[^(]*\)/.test(piece) &&
      !LOYALTY.test(name)
      ? [name]
      : [];
  });
}

/** "Booked on 20 Nov 2026 by Rose Travel": the name after such a word is not the sender's. */
const BY = /^(?:by|for|via|von|durch|für|par|pour|por|para|da|per|door|voor|av|af|för|til|przez|dla|pro)\s/u;

/** "Rose Rewards": a loyalty programme. */
const LOYALTY =
  /(?<!\p{L})(?:rewards|loyalty|miles(?:club)?|bonusprogram\p{L}*|treue\p{L}*|fidelit[ày]|fid[ée]lit[ée]|fidelidade?|members?)(?: (?:club|card|program(?:me)?|no\.?|number))?$/iu;

const MAX_NAME_WORDS = 5;
/** "Jadranske vile d.o.o.": a company's legal form ends its name, however its words are written. */
const ENDS_LEGALLY = new RegExp(`(?:${LEGAL.source})\\.?$`, LEGAL.flags);

/** Whether the text is a sentence. Company names have only short joining words in lower case. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  const lower = words.filter(
    (word) =>
      /^\p{Ll}{2,}/u.test(word) &&
      !/^(?:of|the|and|by|at|on|in|de|da|do|dos|das|del|della|dello|dei|di|du|des|la|le|les|el|los|las|y|e|et|und|am|an|der|die|das|zum|zur|vom|im|van|den|het|en|och|i|vid|na|u|pod|a|con|sur|aux|rent|car)$/u.test(
        word,
      ),
  );
  if (/[。、!?]|(?:です|ます|습니다|니다)/u.test(text)) return true;
  if (words.length <= MAX_NAME_WORDS && ENDS_LEGALLY.test(text)) return false;
  return words.length > 8 || lower.length > (words.length === 1 ? 1 : 0) || /\p{L}{4,}\.\s/u.test(text);
}

/** Converts a name in capitals, such as "SILVERFIN EXPEDITION CRUISES", to normal case. */
export function tidy(name: string): string {
  if (name !== name.toUpperCase() || name.length < 9)
    return name.replace(/[\s,.;]+$/, (end) => (/\.\p{L}$/u.test(name.slice(0, -end.length)) ? "." : ""));
  return name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
