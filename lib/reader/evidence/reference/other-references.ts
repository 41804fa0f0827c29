import { CONFIDENCE } from "@/lib/reader/confidence";
import { codeIn } from "@/lib/reader/words/code";
import { alphanumericKey, fold } from "@/lib/reader/words/fold";
import { type Label, labelOf, labelWords } from "@/lib/reader/words/label";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { Concept } from "@/lib/reader/words/labels/label-words";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { easternPieces } from "@/lib/reader/words/lexicon-east";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { type FoundLabel, lineAbove } from "../layout/inline-label";
import { type Pair, textOf } from "../layout/pair";

/** Whether a label says plainly that its number is somebody else's. */
export function isOther(pair: Pair): boolean {
  return (
    pair.label.role === "otherReference" &&
    pair.label.score >= CONFIDENCE.layout.otherLabel &&
    pair.source === "label"
  );
}

const OTHERS: ReadonlySet<LabelRole | undefined> = new Set<LabelRole | undefined>([
  "agent",
  "agency",
  "supplier",
]);

/**
 * Whether the words before a number on its line make it the reader's: "Vs. rif.", "Agent ref", "Agent: Bocian Travel,
 * contract no.".
 */
export function isOfReader(before: string): boolean {
  const line = before.slice(before.lastIndexOf("\n") + 1).slice(-90);
  const near = labelOf(line.split(/[,;|\t]/).at(-1) ?? "");
  const heads = [/^([^:\t]{3,30})[:\t]/, /[.;]\s([^:.;]{3,30}):[^:]*$/].map((head) =>
    labelOf(head.exec(line)?.[1] ?? ""),
  );
  return near?.role === "otherReference" || heads.some((head) => OTHERS.has(head?.role));
}

/** "TravelDesk file" in a document that TravelDesk printed for the agency: the number is TravelDesk's own. */
export function isOfSeller({ labelText }: Pair, sellers: readonly string[]): boolean {
  const [first = ""] = labelText.split(/\s/);
  return (
    first.length >= 5 && sellers.some((seller) => alphanumericKey(seller).startsWith(alphanumericKey(first)))
  );
}

/** Words for the reader's own order, such as "your order no." in an email to an agent. */
const ORDER =
  /(?<!\p{L})(?:orders?|ordernum\p{L}*|bestell\p{L}*|auftrags?\p{L}*|commandes?|pedidos?|ordine|bestel\p{L}*|bestallning\p{L}*|bestilling\p{L}*|objednav\p{L}*|zamowieni\p{L}*)(?!\p{L})/u;

const AIRLINE =
  /airline|(?<!\p{L})(?:carrier|fluggesellschaft|compagnie aerienne|aerolinea|compagnia aerea|luchtvaartmaatschappij|flygbolag\p{L}*|flyselskap\p{L}*|aerolinka|linia lotnicza|companhia aerea)(?!\p{L})/u;

const OPTION =
  /(?<!\p{L})(?:provisional|tentative|provisor|provisoire|provvisor|voorlopig|preliminar|forelobig|predbezn|wstepn|optio|optie|opcio|opzion|opcao|opcj|opce|opcij|opsjon|opsiyon)/u;

/** Words for a group, within which each party has its own number. */
const GROUP = /^(?:group|gruppen?|groupe|grupo|gruppo|groeps?|grupp|skupina|grupa)(?!\p{L}{4})/u;

function isOfGroup(labelText: string, { subject }: EmailEvidence): boolean {
  return (
    GROUP.test(fold(labelText)) &&
    !fold(subject)
      .split(/[^\p{L}]+/u)
      .some((word) => GROUP.test(word))
  );
}

/**
 * Whether the number is that of an option before the booking. In an email about the option itself, it is the booking's
 * number.
 */
function isOption({ concepts }: Label, { emailType, subject }: EmailEvidence): boolean {
  return (
    concepts.has("OPTION") && !concepts.has("BOOK") && emailType !== "quote" && !OPTION.test(fold(subject))
  );
}

/** "Hotel reference" in an email from somebody else who has booked the hotel. */
function isOfHouse({ concepts }: Label, { pairs, parts, from }: EmailEvidence): boolean {
  if (!concepts.has("HOTEL") || concepts.has("BOOK") || !from?.name) return false;
  const sender = alphanumericKey(from.name);
  const named = pairs.filter(({ label }) => label.role === "hotel").map(({ value }) => textOf(value));
  const houses = named.length > 0 ? named : parts.flatMap(({ doc }) => doc.text.match(HOUSE) ?? []);
  return houses.length > 0 && houses.every((house) => !words(house).some((word) => sender.includes(word)));
}

const HOUSE =
  /^(?:hotel|hôtel|hotell|albergo|riad|resort|pension|ξενοδοχείο|отель|хотел|готель) \p{Lu}[^\n,;:]{3,60}/gimu;

function words(text: string): string[] {
  return text
    .split(/[^\p{L}]+/u)
    .map(alphanumericKey)
    .filter((word) => word.length >= 4 && word !== "hotel");
}

/** Whether a policy number belongs to the guest's insurer, in an email about a trip. "Signed contract" is about its own. */
export function isPolicyOfAnother(
  { concepts }: Label,
  { product, subject }: Pick<EmailEvidence, "product" | "subject">,
): boolean {
  const isTrip = product !== undefined && product !== "insurance";
  const isPolicy = concepts.has("POLICY") && !concepts.has("BOOK");
  return isTrip && isPolicy && !labelWords(subject).flatMap(conceptsOf).includes("POLICY");
}

/** "Product | Grand tour | Code | UZB10-B": the code of the product named in its row. */
function isOfProduct({ label, value: { doc, start } }: Pair): boolean {
  if (!label.concepts.has("CODE") || ![...label.concepts].every((one) => BARE.has(one))) return false;
  const heads = doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, start).split("\t");
  return heads.slice(0, -2).some((head) => {
    const words = fold(head).split(/[^\p{L}]+/u);
    return words.length < 3 && words.some((word) => conceptsOf(word).some((one) => PRODUCTS.has(one)));
  });
}

const PRODUCTS: ReadonlySet<Concept> = new Set<Concept>(["PLAN", "STAY"]);

function isOfOther(label: Label, labelText: string, reading: EmailEvidence): boolean {
  return isPolicyOfAnother(label, reading) || AIRLINE.test(fold(labelText));
}

/**
 * Whether a number is not the booking's own: the agent's own order, an option's, the hotel's at another seller (unless
 * the subject uses it for the booking); an airline's locator called so, which no airline does; or a flight's, in a trip
 * that is more than the flight.
 */
export function isSecondaryReference(pair: Pair, reading: EmailEvidence): boolean {
  const { label, labelText, value } = pair;
  if (label.role !== "reference") return false;
  if (isOfOther(label, labelText, reading)) return true;
  if (label.concepts.has("FLIGHT")) return reading.product !== undefined && reading.product !== "flight";
  const isToAgent = reading.pairs.some(({ label: { role } }) => role === "commission");
  const code = alphanumericKey(codeIn(textOf(value))?.code ?? "");
  const isOffered = label.concepts.has("QUOTE") && reading.product === "insurance";
  const isOfStep =
    isOption(label, reading) ||
    isOfHouse(label, reading) ||
    isOffered ||
    isOfGroup(labelText, reading) ||
    isOfBank(pair) ||
    isOfVoucher(label, reading) ||
    isOfProduct(pair);
  const isOrder = isToAgent && label.concepts.has("YOUR") && ORDER.test(fold(labelText));
  return (isOfStep || isOrder) && !alphanumericKey(reading.subject).includes(code);
}

/** "Voucher-Nr." in an email that isn't called a voucher: a voucher is a paper for the booking. */
function isOfVoucher({ concepts }: Label, { subject }: EmailEvidence): boolean {
  const isOther = ["BOOK", "CONF", "YOUR"].some((one) => concepts.has(one as Concept));
  const isNumber = concepts.has("VOUCHER") && concepts.has("NUM") && !isOther;
  return isNumber && !labelWords(subject).flatMap(conceptsOf).includes("VOUCHER");
}

/** "Entidade: 21778" over "Referência: 614 208 935": a reference beside a bank account is for the payment. */
function isOfBank({ value: { doc, start } }: Pair): boolean {
  return BANK.test(fold(lineAbove(doc.text, start, 60)));
}

const BANK =
  /(?<!\p{L})(?:entidade|iban|bic|swift|clabe|bsb|sort code|account (?:no|number)|konto(?:nummer|nr)?|bankgiro|plusgiro|bankverbindung|rekeningnummer|cislo uctu|numer (?:konta|rachunku)|multibanco)(?!\p{L})/u;

/** "Flights — record locator PL9K2T" in a trip that is more than its flights. */
export function isOfFlights({ span, label }: Candidate, { product, pairs }: EmailEvidence): boolean {
  const isMore = product !== "flight" || pairs.some((pair) => pair.label.role === "hotel");
  if (!span || !isMore || labelOf(label ?? "")?.concepts.has("PNR") !== true) return false;
  const line = span.doc.text.slice(span.doc.text.lastIndexOf("\n", span.start - 1) + 1, span.start);
  return fold(line)
    .split(/[^\p{L}]+/u)
    .some((word) => conceptsOf(word).includes("FLIGHT"));
}

const CHANGE =
  /(?<!\p{L})(?:umbuch|anderung|chang|amend|modif|cambi|wijzig|andring|endring|aendring|zmen|zmian|alterac)\p{L}*(?:[^.;()\n]|\.(?=\d)){0,40}$/u;

/** "Rebooked on 26 November, file U-5512": the change has its own number. */
export function isOfChange({ span }: Candidate, { emailType }: EmailEvidence): boolean {
  if (emailType !== "amendment" || !span) return false;
  return CHANGE.test(fold(span.doc.text.slice(Math.max(0, span.start - 70), span.start)));
}

/** "Polizza R.C. n. 7700/65": a company's liability insurance. */
const LIABILITY =
  /(?<!\p{L})(?:r\.? ?c\.?(?: pro)?|responsab\p{L}+ civil\p{L}*|haftpflicht\p{L}*|liability|ansvarsforsikring|ansvarsforsakring|aansprakelijkheid\p{L}*|odpowiedzialnosci cywilnej|garanzia|garantie financiere)(?!\p{L})[^\d\n]{0,16}$/u;

/**
 * A plain "no." after other words is the booking's only if its sentence mentions a booking: "Your file bears the number
 * 88114".
 */
export function isOfAnother({ label, text }: FoundLabel, before: string): boolean {
  if (![...label.concepts].every((one) => BARE.has(one))) return false;
  if (LIABILITY.test(fold(before.slice(-40)))) return true;
  if (lettersIn(before) <= lettersIn(text)) return false;
  const said = fold(before.split(/[.!?]\s+(?=[\p{Lu}])|[|\t。]/u).at(-1) ?? "").split(/[^\p{L}-]+/u);
  return !said.flatMap(easternPieces).some((word) => conceptsOf(word).some((one) => BOOKED_BY.has(one)));
}

const BARE: ReadonlySet<Concept> = new Set<Concept>(["NUM", "CODE", "COUNT", "STOP"]);
const BOOKED_BY: ReadonlySet<Concept> = new Set<Concept>(["BOOK", "CONF", "PNR", "POLICY"]);

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** "Corbel reference" in an email from Corbel Rooms means "our reference"; the ticket of an insurance is its policy. */
export function ofSender(pair: Pair, { from, product }: EmailEvidence): Pair {
  if (pair.label.role !== "otherReference" || !OUR) return pair;
  if (product === "insurance" && pair.label.concepts.has("TICKET")) return { ...pair, label: OUR };
  const own = labelWords(from?.name ?? "");
  const others = labelWords(pair.labelText).filter((word) => !conceptsOf(word).includes("NUM"));
  return others.length > 0 && others.every((word) => own.includes(word) && conceptsOf(word).length === 0)
    ? { ...pair, label: OUR }
    : pair;
}

const OUR = labelOf("our reference");
