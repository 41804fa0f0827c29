import type { CsvRow } from "@/lib/imports/csv-file.model";
import type { Currency } from "@/lib/platform/base/money";
import { columnWords, conceptsOf } from "./columns/column-words.model";
import { currencyIn, currencySaid } from "./currency-said.model";
import { piecesOf } from "./named-sums.model";

/** What the lines above and below a table say about the statement as a whole. */
export type StatementWords = {
  readonly supplierName: string | null;
  readonly referenceNumber: string | null;
  /** As written in the document. */
  readonly date: string | null;
  readonly currency: Currency | null;
};

type Label = "number" | "date" | "supplier" | "currency";

const PAPERS =
  "statement|invoice|remittance|remittance advice|advice|report|payment|payout|settlement|document|doc|credit note|self billing invoice|batch|abrechnung|rechnung|gutschrift|beleg|provisionsabrechnung|releve|bordereau|facture|decompte|extracto|liquidacion|factura|informe|extrato|fatura|relatorio|estratto|fattura|rendiconto|overzicht|afrekening|factuur|opgave|avregning|oppgjor|afregning|opgorelse|avrakning|zestawienie|faktura|rozliczenie|vypis|vyuctovani|ekstre|tiliote|laskelma|demonstrativo";
const NUMBERS = "no|number|nr|num|nbr|ref|reference|id|numero|nummer|numer|code|cislo|numara|viite";
const LABELS: Readonly<Record<Label, RegExp>> = {
  number: new RegExp(
    `^((our|your|commission|provisions|de|di|du|agency payment|payment) )*(${PAPERS})( (de|di|du|da|commission|comision))* (${NUMBERS})( (no|number|nr))?$|^(${NUMBERS})( (de|du|di|da|do|of))? (${PAPERS})$|^(${PAPERS}|abrechnungs|rechnungs|beleg)s?(nummer|nr)$|^(our |your )?(reference|ref|referenz|referencia|riferimento|referentie|referanse|viite)( (no|number|nr))?$|^(明細書番号|支払番号|精算番号|番号|编号|명세서 번호)$`,
    "u",
  ),
  date: /^((statement|run|report|payment|issue|issued|invoice|print|printed|remittance|settlement|paid|value|document|pay|check|cheque) )?(date|dated|datum|fecha|data|dato|pvm|tarih|дата)( (of issue|d emission|de emision|de emissao|emissione|issued))?$|^(issued|issued on|printed on|as of|\p{L}+datum|発行日|支払日|日付|日期)$/u,
  supplier:
    /^(host|host agency|supplier|vendor|payer|paid by|remitter|issued by|issuer|from|von|van|de|da|fra|fran|company|tour operator|operator|cruise line|supplier name|vendor name|lieferant|veranstalter|anbieter|leistungstrager|absender|fournisseur|prestataire|emetteur|proveedor|emisor|fornecedor|emissor|fornitore|emittente|leverancier|leverandor|leverantor|dostawca|dodavatel|tedarikci|toimittaja|поставщик|発行元|仕入先|供应商)$/u,
  currency:
    /^((statement|payment|settlement|report|paid in|reporting) )?(currency|curr|ccy|wahrung|devise|moneda|divisa|moeda|valuta|waluta|mena|para birimi|valuutta|валюта|العملة|通貨|货币|통화|単位|单位)( code)?$/u,
};
const ADDRESSEE =
  /^(agency|agent|advis[eo]r|consultant|to|attn|iata|arc|bill to|for|an|agence|agencia|agentur|reiseburo|period|page|week|month|subject|objet|betreff|asunto|oggetto|assunto|onderwerp|emne|amne|dear|hello|hi|guten|sehr geehrte\p{L}*|liebe\p{L}*|bonjour|mesdames|messieurs|madame|monsieur|cher\p{L}*|estimad\p{L}*|hola|querid\p{L}*|gentil\p{L}*|spettabile|spett|egregi\p{L}*|buongiorno|prezad\p{L}*|car[oa]s?|geachte|beste|kjaere|kaere|hej|hei|basta|bästa|hyva|vazen\p{L}*|szanown\p{L}*|dobry|tisztelt|stimat\p{L}*|postovan\p{L}*|sayin|уважаем\p{L}*|шановн\p{L}*|αγαπητ\p{L}*)\b/u;
const PAPER_WORDS =
  /\b(commissions?|comm|statements?|payouts?|advis[eo]r|reports?|remittances?|advice|travel (partner|agent|agency)|partner|agency|agent|settlement|payments?|summary|details?|monthly|weekly|quarterly|gds|page|run|provisions?\p{L}*|abrechnung|gutschrift|releve|bordereau|liquidacion|comision(es)?|estratto|provvigioni|overzicht|commissie\p{L}*|q[1-4]|\d+|jan\p{L}*|feb\p{L}*|mar(ch)?|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|period|notice|recall|cheque|check|note)\b/gu;
/** Words that join those of a title, but don't begin or end a name. */
const JOINING =
  /^((of|the|and|for|de|du|des|del|della|di|vom|n°|no|nr|from)[\s.]+)+|([\s.]+(of|the|and|for|de|du|des|del|della|di|vom|n°|no|nr|from))+$/giu;
const IS_JOINING = /^(of|the|and|for|de|du|des|del|della|di|vom|n°|no|nr|from|[^\p{L}\p{N}])+$/iu;
const IS_PAPER = new RegExp(PAPER_WORDS.source, "u");
const OF_WHAT =
  "( (?:de|di|du|des|do|of|delle|van|za))?( (?:commissions?|provvigion\\p{L}*|comission?\\p{L}*|comissoes|provision\\p{L}*|provisi\\p{L}*|prowizj\\p{L}*))?";
/**
 * The name of a document before its number: "Commission Statement RL-30", "Abrechnung Nr. HK-771 vom 13.11.2026",
 * "Estratto provvigioni n. 214/2026". A year alone isn't a number.
 */
const PAPER_AND_NUMBER = new RegExp(
  `(?:^| )(?:${PAPERS}|notice|check|cheque|note|liste|commissions|recall)${OF_WHAT}( (?:${NUMBERS}|n))?$`,
  "u",
);
/** A number in a cell of its own beside the document's name, as opposed to a count, an amount or a day. */
const NUMBER_BESIDE = /^(?!(?:19|20)\d\d(?:0[1-9]|1[0-2]))(?!.*[.,]\d\d$)(?=.*\d).{4,}$/u;
const NUMBER_VALUE = /^(?!(?:19|20)\d\d$)(?!\d{1,2}[./-]\d{1,2}[./-])(?=.*\d)[\p{L}\d][\p{L}\d/_.-]{1,}$/u;
const MAIL_ADDRESS = /\s*<[^<>]*@[^<>]*>$/;
const SENTENCE_MARK = /[,;:.]+$/;
const TITLE_PARTS = /\s+[-–—:|•/]\s+|\s*[–—|•]\s*|:\s/;
const CODE_BESIDE = /^(?=.*\p{Lu})(?=.*\d)(?=.*[-/])[\p{Lu}\d][\p{Lu}\d/.-]{4,}$/u;
const LONGEST_LABEL = 5;
const COMPANY =
  /\b(gmbh|ltd|limited|inc|llc|plc|s\.?a\.?s?|s\.?r\.?l|s\.?a\.?r\.?l|s\.?l|b\.?v|n\.?v|a\.?b|a\.?s|aps|oy|pty|kg|ag|corp|co|sp\. z o\.o)\.?$/i;

/** Reads the lines around a table. Titles are only searched for in `above`. */
export function statementWords(above: readonly CsvRow[], below: readonly CsvRow[]): StatementWords {
  const rows = [...above, ...below].map(({ cells }) => piecesOf(cells));
  const named = rows.flatMap(labelledIn);
  const said = (label: Label) => named.find((one) => one.label === label)?.value ?? null;
  return {
    supplierName:
      said("supplier") ??
      titleIn(above.map(({ cells }) => piecesOf(cells))) ??
      companyIn(below.map(({ cells }) => piecesOf(cells))),
    referenceNumber: said("number") ?? codeBeside(above.map(({ cells }) => piecesOf(cells))),
    date: said("date"),
    currency: currencyIn(said("currency") ?? "") ?? currencySaid(rows),
  };
}

/**
 * Returns a code beside the name of a document, whatever the name: "Commission run, NEE-2026-22". A month with its year
 * isn't a code.
 */
function codeBeside(rows: readonly (readonly string[])[]): string | null {
  const codes = rows.flatMap((pieces) =>
    pieces.flatMap((piece, at) =>
      conceptsOf(piece).has("commission") ? [...piece.split(/\s+/), pieces[at + 1] ?? ""] : [],
    ),
  );
  const isCode = (word: string) =>
    CODE_BESIDE.test(word) && /\p{L}/u.test(columnWords(word).replace(PAPER_WORDS, ""));
  return codes.find(isCode) ?? null;
}

type Labelled = { readonly label: Label; readonly value: string };

function labelledIn(pieces: readonly string[]): Labelled[] {
  return pieces.flatMap((piece, at) => {
    const whole = labelOf(piece);
    const next = pieces[at + 1];
    if (whole) return next === undefined ? [] : accepted(whole, next);
    const found = labelBefore(piece) ?? paperNumberIn(piece);
    return found.length > 0 ? found : paperNumberBeside(piece, next);
  });
}

/** Splits a label from its value: "RUN DATE 15NOV26". */
function labelBefore(piece: string): Labelled[] | null {
  const words = piece.split(/(?<=[:：])|\s+/).filter(Boolean);
  for (let count = Math.min(LONGEST_LABEL, words.length - 1); count > 0; count -= 1) {
    const label = labelOf(words.slice(0, count).join(" "));
    // "Tour Operator Girasole Srl" is a name as a whole, unless a colon separates the label.
    if (label === "supplier" && words[count] !== ":" && !/[:：]$/.test(words[count - 1] ?? "")) continue;
    const found = label ? accepted(label, words.slice(count).join(" ")) : [];
    if (found.length > 0) return found;
  }
  return null;
}

/** Returns a number after the name of a document, anywhere in a title. */
function paperNumberIn(piece: string): Labelled[] {
  const words = piece.split(/[\s:]+|(?<=#)/).filter(Boolean);
  for (const [at, word] of words.entries()) {
    const value = word.replace(SENTENCE_MARK, "");
    const before = columnWords(words.slice(0, at).join(" "));
    if (NUMBER_VALUE.test(value) && PAPER_AND_NUMBER.test(before)) return [{ label: "number", value }];
  }
  return [];
}

/** Returns a number in the cell beside the document's name: "Remittance advice" and "CPC-7742201". */
function paperNumberBeside(piece: string, next: string | undefined): Labelled[] {
  if (next === undefined || labelOf(next)) return [];
  return paperNumberIn(`${piece} ${next}`).filter(
    ({ value }) => next.includes(value) && NUMBER_BESIDE.test(value),
  );
}

function labelOf(text: string): Label | null {
  const words = columnWords(text);
  const found = Object.entries(LABELS).find(([, pattern]) => pattern.test(words));
  return found ? (found[0] as Label) : null;
}

/** Conditions that a value must meet to belong to its label. */
const FITS: Readonly<Record<Label, (value: string) => boolean>> = {
  number: (value) => /\d/.test(value),
  date: (value) => /\d/.test(value),
  supplier: (value) =>
    /^\D*\p{L}{2}/u.test(value) && /\p{L}{2}/u.test(columnWords(value).replace(PAPER_WORDS, "")),
  currency: (value) => currencyIn(value.toUpperCase()) !== null,
};

function accepted(label: Label, raw: string): Labelled[] {
  const rest = raw.replace(/^[\s:：#.]+/, "").trim();
  // The number in "HK-771 vom 13.11.2026"
  const numbered = rest.split(/\s+/).find((word) => /\d/.test(word)) ?? rest;
  const value = label === "number" ? numbered.replace(SENTENCE_MARK, "") : rest.replace(MAIL_ADDRESS, "");
  return FITS[label](value) ? [{ label, value }] : [];
}

/** Returns the sender that a title names beside the kind of document: "NORTHWAKE CRUISES - COMMISSION STATEMENT". */
function titleIn(rows: readonly (readonly string[])[]): string | null {
  for (const pieces of rows) {
    for (const part of pieces.flatMap((piece) => piece.split(TITLE_PARTS))) {
      const words = columnWords(part);
      const isLabelled = labelledIn([part]).some(({ value }) => paperNumberIn(part)[0]?.value !== value);
      if (ADDRESSEE.test(words) || isLabelled || labelOf(part)) break;
      const name = nameIn(part);
      if (name) return name;
    }
  }
  return null;
}

/** Returns the name of a company in a signature below the table: "Hotel Kormoran Betriebs GmbH". */
function companyIn(rows: readonly (readonly string[])[]): string | null {
  return rows.find(([only, ...others]) => only && others.length === 0 && COMPANY.test(only))?.[0] ?? null;
}

const AGENCY = /^(agency|agentur|agence|agencia|agenzia)$/iu;
const LONGEST_TITLE = 12;
const LONGEST_NAME = 5;
const SENTENCE = /(?<!\p{L})\p{Ll}{2,} \p{Ll}{3,}.*[.!?]$/u;
/** The subject of a sentence: "Northwake Cruises will send ...". */
const WRITER =
  /^(?<name>\p{Lu}[\p{L}&'’.-]*(?: (?:&|of|and|\p{Lu}[\p{L}&'’.-]*)){1,5}) (?:will|has|have|is|sends?|pays?|paid|transfer\p{L}*) /u;
/** The sender in a sentence: "your commission from Shamrock Lane Tours for February." */
const SENDER =
  / (?:from|von|van) (?<name>\p{Lu}[\p{L}&'’.-]*(?: (?:&|of|and|\p{Lu}[\p{L}&'’.-]*)){1,5})(?= \p{Ll}|[,.!]|$)/u;

/** Returns a title without the words for the document itself, or null if nothing remains. */
function nameIn(part: string): string | null {
  const said = columnWords(part);
  const writer = WRITER.exec(part)?.groups?.name;
  const count = part.split(/\s+/).length;
  if (writer || count > LONGEST_TITLE || (count > LONGEST_NAME && SENTENCE.test(part)))
    return writer ?? SENDER.exec(part)?.groups?.name ?? null;
  if (!IS_PAPER.test(said)) return /\p{L}{2}/u.test(part) ? part.trim() : null;
  const number = paperNumberIn(part)[0]?.value;
  const words = part.split(/\s+/).filter((word) => word !== number);
  // "Meridian Agency" is a name. A document for an agency, by contrast, has that word before its kind.
  const isName = (word: string, at: number) =>
    (at > 0 && at === words.length - 1 && AGENCY.test(word)) || isNamesOwn(word);
  const isNamesOwn = (word: string) =>
    !IS_JOINING.test(word) && columnWords(word).replace(PAPER_WORDS, "").trim() !== "";
  // "Stayclear Commission Services" is a name, so words for documents are only removed at both ends.
  const name = words
    .slice(words.findIndex(isName), words.findLastIndex(isName) + 1)
    .join(" ")
    .replace(JOINING, "")
    .replace(/^[\s,.:()-]+|[\s,.:()-]+$/g, "");
  return /\p{L}{2}/u.test(name) ? name : null;
}
