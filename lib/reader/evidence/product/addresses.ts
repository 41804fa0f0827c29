import { CONFIDENCE } from "@/lib/reader/confidence";
import { type Row, rowText } from "@/lib/reader/documents/document";
import { LEGAL } from "@/lib/reader/words/company-words";
import { type DateMention, dateMentions } from "@/lib/reader/words/date-mention";
import { alphanumericKey, fold } from "@/lib/reader/words/fold";
import { isReference } from "@/lib/reader/words/reference";
import { type Candidate, fromPair } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { type Span, spanOf, textOf, within } from "../layout/pair";

const POSTCODE =
  /\b(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})?\b|\b\d{3} \d{2}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b|\b\d{4} [A-Z]{2}\b|\b\d{3}-\d{4}\b|\b\d{2}-\d{3}\b/;
const STREET =
  /\b(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|way|square|place|plaza|quay|terrace|highway|hwy|court|crescent|row|rue|quai|chemin|allee|route|impasse|cours|via|viale|piazza|corso|vicolo|lungomare|calle|avenida|av|paseo|plaza|carrer|camino|carretera|rua|largo|praca|travessa|estrada|straat|laan|plein|gracht|kade|weg|gatan|vagen|torget|namesti|ulice|trida|nabrezi|strada|ul|ulica|aleja|plac|osiedle|utca|trg|obala|katu|sokak|caddesi|mahallesi|beach|bay|km)\b|(?:strasse|straße|str\.|weg|platz|allee|gasse|damm|ufer|straat|laan|plein|gracht|kade|dijk|gatan|gata|vagen|vägen|torget|gränd|ova|ská|gaten|veien|vej|gade)(?=[\s,\d]|$)/iu;
/** The same in scripts whose words have no Latin edges: "вул. Млинарська, 9", "דרך החוף 18". */
const STREET_ABROAD =
  /(?<!\p{L})(?:ул|улица|бул|булевард|вул|вулиця|просп(?:ект)?|площ[аі]д?ь?|οδος|λεωφ(?:ορος)?|πλατεια|רחוב|דרך|שדרות|שד|شارع|طريق|حي)(?!\p{L})/u;
/** "杭州市西湖区梅坞路55号", "石川県白浜町字磯辺3-7", "서귀포시 솔바람로 55": from the province to the number of the house. */
const EASTERN =
  /^(?:[^。!?:]{0,24}[ :])?(?:〒?\d{3}-\d{4} ?)?(?:\p{Script=Han}{1,5}[省市区區県縣郡府都]\p{Script=Han}{0,12}(?:[市区區県縣郡町村路街字]|丁目)\p{Script=Han}{0,8}\d[\d-]*(?:号|號|番地?|丁目)?|[\p{Script=Hangul} ]{1,20}(?:시|군|구|도) [\p{Script=Hangul}\d ]{1,16}(?:로|길|동) ?\d[\d-]*)/u;
const NOT_ADDRESS =
  /(?:^|[\s,])0\d{2,4} \d{3,4} ?\d{3,4}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|€|\$|£|\b(?:total|phone|invoice|iban|bic|swift|vat|ust-?id|registration|check|deposit|http|www|payment|commission|cancel|nights?|nuits|noches|notti|inclusive)\b/i;

/** Returns the hotel's address: labelled, or on a line that reads like an address. */
export function addressCandidates(reading: EmailEvidence, hotel: string): Candidate[] {
  const labelled = reading.pairs
    .filter((pair) => pair.label.role === "address")
    .flatMap((pair) => {
      const span = within(pair.value, 0, Math.min(180, textOf(pair.value).length));
      const text = textOf(span).split("\t")[0] ?? "";
      return /\p{L}{3}/u.test(text) && text.length > 8 && !NOT_ADDRESS.test(text)
        ? [
            fromPair("itinerary.hotel.address", pair, oneLine(text), {
              ...span,
              end: span.start + text.length,
            }),
          ]
        : [];
    });
  return [...labelled, ...looseAddresses(reading, hotel)];
}

/** Returns lines that read like an address; those near the hotel's name rank higher. */
function looseAddresses(reading: EmailEvidence, hotel: string): Candidate[] {
  const key = alphanumericKey(hotel);
  return reading.parts.flatMap(({ doc, rows }) =>
    rows.flatMap((row, index) => {
      const text = rowText(row).replace(/^\d{1,2}[.)]\s+(?=\p{Lu})/u, "");
      if (!beginsAddress(text, rows[index + 1]) || isOffice(rows[index - 1], key)) return [];
      const around = rows
        .slice(Math.max(0, index - 3), index + 2)
        .map(rowText)
        .join(" ");
      const confidence = alphanumericKey(around).includes(key)
        ? CONFIDENCE.product.nearHouse
        : CONFIDENCE.product.looseAddress;
      const below = row.cells.length === 1 ? rows[index + 1]?.cells[0]?.lines[0] : undefined;
      return row.cells.flatMap((cell) =>
        cell.lines.flatMap((line, at) => {
          const next = POSTCODE.test(line.text) ? undefined : (cell.lines[at + 1] ?? below);
          const whole = spanOf(doc, line, next);
          return addressIn(whole, hotel).map((span) => ({
            field: "itinerary.hotel.address" as const,
            value: oneLine(textOf(span)),
            source: "pattern" as const,
            confidence,
            span,
          }));
        }),
      );
    }),
  );
}

/** Whether the row above is a company's legal name that is not the house. */
function isOffice(above: Row | undefined, house: string): boolean {
  const text = above ? rowText(above) : "";
  const key = alphanumericKey(text);
  return text.length < 70 && LEGAL.test(text) && !key.includes(house) && !house.includes(key.slice(0, 8));
}

/** Whether an address begins here: in one row, or street and number here and the postcode below. */
function beginsAddress(text: string, next: Row | undefined): boolean {
  if (text.length > 260) return false;
  if (looksLikeAddress(text)) return true;
  const below = next ? rowText(next) : "";
  return (
    text.length < 60 &&
    STREET.test(fold(text)) &&
    /\d/.test(text) &&
    POSTCODE.test(below) &&
    below.length < 60
  );
}

/** Whether a line has a street or a postcode with the other parts of an address. */
export function looksLikeAddress(text: string): boolean {
  if (dateMentions(text).some(isWholeDate) || isReference(text.trim(), "label")) return false;
  return (
    (POSTCODE.test(text) &&
      (STREET.test(fold(text)) || /\d+\s*,|,\s*\d+|^[^,]{0,40}\d[^,]{0,40},/.test(text))) ||
    ((STREET.test(fold(text)) || STREET_ABROAD.test(fold(text))) && /\d/.test(text) && /,/.test(text)) ||
    EASTERN.test(text)
  );
}

/** Whether a text is an address, possibly without a number: "Kafunta Road, Mfuwe, Zambia". */
export function isPlace(text: string): boolean {
  return looksLikeAddress(text) || (STREET.test(fold(text)) && text.split(", ").length > 1);
}

/**
 * Whether a mention is a date with its year: "Saturday, May 15, 2027" has a number of four digits but is no address.
 */
function isWholeDate(one: DateMention): boolean {
  return one.year !== undefined && one.year > 1990 && (one.month !== undefined || one.a !== undefined);
}

/** Returns the address within a footer line "Hotel name, street, town | phone". */
function addressIn(span: Span, hotel: string): Span[] {
  const text = textOf(span);
  let from = 0;
  const name = text.toLowerCase().indexOf(hotel.toLowerCase());
  if (name >= 0) from = name + hotel.length;
  const rest = text.slice(from);
  const lead = /^[\s,*★|•·:–—-]*/.exec(rest)?.[0].length ?? 0;
  const body =
    rest
      .slice(lead)
      .split(
        /\s*[|•·]\s*|\s+[–—-]\s+(?=(?:t[eé]l|phone|fon|fax|\+|www|t\.|e-?mail|p:))|[,;]?\s*(?<!\p{L})(?:t[eé]l(?:[eé]fono|ephone|efon)?|phone|fon|fax|t|p|ph|mob)\s*[.:]|[,;]?\s*(?<!\p{L})tel\s+(?=[+(\d])|[,;.]?\s*(?<!\p{L})(?:org\.?\s?n[ro]|CVR|CIF|NIF|NIP|SIRET|KvK|I[ČC]O?|DI[ČC]|P\.?\s?IVA|ABN|UID)(?!\p{L})|[,;/\s]*(?:電話|电话|전화|טל['׳]?|هاتف|тел\.?)\s?[:.]?\s?(?=[\d+(])|\s*\+\d{2}|\s+www\.|\s+\S+@/iu,
      )[0] ?? "";
  const cleaned = body
    .replace(
      /\.\s+(?:CIF|NIF|VAT|USt|KvK|P\.?\s?IVA|Reg|Company|Credit|Org|CVR|NIP|IČO?|DIČ)(?!\p{L}).*$/u,
      "",
    )
    .replace(/[\s,;–—-]+$/, "");
  if (
    !looksLikeAddress(cleaned) ||
    cleaned.length > 140 ||
    NOT_ADDRESS.test(cleaned) ||
    isOfSeller(cleaned, hotel) ||
    /[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}+\s\p{Ll}+/u.test(cleaned)
  )
    return [];
  return [{ doc: span.doc, start: span.start + from + lead, end: span.start + from + lead + cleaned.length }];
}

const COMPANY_HEAD =
  /^[^,]{3,60}?(?:S\.?L\.?U?\.?|GmbH|Ltd\.?|Limited|LLC|Inc\.?|S\.?A\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|AB|A\/S|AS|Lda\.?|Pty|Sp\. z o\.o\.|s\.r\.o\.)\s?,/;

/** Whether the address is the registered office of another company, or a person's home. */
function isOfSeller(text: string, hotel: string): boolean {
  const [head = ""] = text.split(",");
  const [word = ""] = fold(hotel)
    .split(/\s+/)
    .filter((one) => one.length > 4 && !/^hotel/.test(one));
  if (/:\s/.test(head))
    return !/^(?:address|adress\p{L}*|direcci[oó]n|indirizzo|endereço|morada|hotel)/iu.test(head);
  return COMPANY_HEAD.test(text) && word !== "" && !fold(head).includes(word);
}

function oneLine(text: string): string {
  return text
    .replace(/\s*[|•·]\s*/g, ", ")
    .replace(/\s*[\n\t]\s*/g, ", ")
    .replace(/\s+[–—-]\s+(?=\d{4,5}\b)/g, ", ")
    .replace(/,\s*,/g, ",")
    .trim();
}
