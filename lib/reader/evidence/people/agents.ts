import type { Row } from "@/lib/reader/documents/document";
import { rowText } from "@/lib/reader/documents/document";
import type { Agent } from "@/lib/reader/payload.model";
import { namesCompany } from "@/lib/reader/words/company-words";
import { alphanumericKey, fold } from "@/lib/reader/words/fold";
import { telephoneIn } from "@/lib/reader/words/number-shapes";
import { isName, personIn } from "@/lib/reader/words/person";
import type { EmailEvidence } from "../layout/email-evidence";
import { coverOf } from "../layout/measure-parts";
import { textOf } from "../layout/pair";

const EMAIL = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/;

/**
 * Returns the travel agent of the booking: named in the email, else the person who forwarded it, else the addressee.
 */
export function agentsOf(reading: EmailEvidence, preface: readonly Row[]): Agent[] {
  const labelled = reading.pairs
    .filter(({ label, labelText }) => label.role === "agent" && (!BY.test(labelText) || namesGuest(reading)))
    .flatMap((pair) => agentIn(textOf(pair.value)))
    .filter((one) => !isGuest(one, reading));
  const atAgency = reading.pairs
    .filter((pair) => pair.label.role === "agency")
    .flatMap((pair) => agentIn(textOf(pair.value)))
    .filter(({ name = "" }) => !namesCompany(name));
  const told = bookedBy(reading).filter((one) => !isGuest(one, reading));
  const inBrackets = [...bracketed(reading), ...atAgency, ...told];
  const forwarder = personOf(reading.forwarder, preface);
  const addressed = reading.forwarder ? [] : reading.to.flatMap((one) => personOf(one, []));
  const found = [...labelled, ...inBrackets, ...forwarder, ...addressed];
  const [first] = found;
  if (!first) return [];
  const same = found.filter((one) => alphanumericKey(one.name ?? "") === alphanumericKey(first.name ?? ""));
  const email = same.find((one) => one.email)?.email ?? emailFor(first.name ?? "", reading);
  const phone = same.find((one) => one.phone)?.phone;
  return [
    { ...(first.name ? { name: first.name } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) },
  ];
}

/** "Booked by: Jane Doe" names an agent only if somebody else is named as a guest. */
const BY = /(?<!\p{L})(?:by|von|durch|par|por|da|door|av|af|przez)\W*$/iu;

function namesGuest({ pairs }: EmailEvidence): boolean {
  return pairs.some(
    ({ label, value }) => label.role === "guest" && /\p{L}{2}\s\p{L}{2}/u.test(textOf(value)),
  );
}

/** Whether the name is a guest's. A guest is not the agent, though an email may say that they made the booking. */
function isGuest({ name = "" }: Agent, { pairs }: EmailEvidence): boolean {
  return pairs.some(({ label, value }) => label.role === "guest" && textOf(value).includes(name));
}

function agentIn(text: string): Agent[] {
  const head = text.slice(0, 200);
  const parts = head.split(/[,\n\t|()/;]|\s[–—-]\s/).map((part) => part.trim());
  const name = parts.map(personIn).find((one) => one !== null);
  if (!name) return [];
  const email = EMAIL.exec(head)?.[0];
  const phone = telephoneIn(head.replace(EMAIL, ""), 7);
  return [
    {
      name,
      ...(email ? { email: email.toLowerCase() } : {}),
      ...(phone ? { phone } : {}),
    },
  ];
}

const BOOKED_BY =
  /(?<!\p{L})(?:[Bb]ooked|[Rr]eserved|[Aa]rranged|[Mm]ade) (?:by|through) (?:(?:your|our|the) )?((?:travel )?(?:agent|advis[eo]r|consultant|counsellor) )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})(?:( (?:of|at|from|with) \p{Lu})|,? ?\(([^()\n]{6,60})\))?|(?<!\p{L})(?:[Gg]ebucht (?:von|durch)|[Rr]éservée? par|[Rr]eservad[oa] por|[Pp]renotat[oa] da|[Gg]eboekt door|[Bb]okad av|[Bb]estilt a[vf]) (?:(?:Ihre[nr]?|votre|su|vostr[oa]|uw) )?(\p{Ll}{5,16} )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})(?:(,? (?:von|vom|bei|de|chez|di|presso|van|bij|på|hos|fra) \p{Lu})|,? ?\(([^()\n]{6,60})\))?/gu;

/** "Booked by Jane Doe of Rose Journeys", "booked by agent Jane Doe (jane@rose.example)". */
function bookedBy(reading: EmailEvidence): Agent[] {
  return reading.parts
    .map(coverOf)
    .flatMap((cover) => [...textOf(cover).slice(0, 40_000).matchAll(BOOKED_BY)].flatMap(bookerOf));
}

/** Returns the person who booked, if the text calls them an agent, or gives their company or email address. */
function bookerOf(match: RegExpExecArray): Agent[] {
  const [role, written = "", company, bracket = ""] = match[2] ? match.slice(1, 5) : match.slice(5, 9);
  const name = personIn(written);
  const email = EMAIL.exec(bracket)?.[0].toLowerCase();
  if (!name || (!role && !company && !email)) return [];
  return [{ name, ...(email ? { email } : {}) }];
}

/** "To our partner agency Magnolia Trips (Sylvie Arceneaux)". */
function bracketed(reading: EmailEvidence): Agent[] {
  return reading.parts.map(coverOf).flatMap((cover) =>
    [
      ...textOf(cover)
        .slice(0, 40_000)
        .matchAll(
          /(?:agency|agentur|reisebüro|agence|agencia|agenzia|reisbureau|resebyrå|kancelář|agência|travel partner)[^.\n()]{0,60}\(([^)\n]{5,50})\)/giu,
        ),
    ].flatMap((match) => {
      const name = personIn(match[1] ?? "");
      return name ? [{ name }] : [];
    }),
  );
}

/** The name of a mailbox from which several people write. */
const DESK =
  /^(?:balie|desk|counter|agence|bureau|office|filiale|filial|schalter|agentur|agencia|agenzia|reisebüro|reisbureau|resebyrå|oficina|salon|ufficio|biuro|kancelář)(?!\p{L})|(?<!\p{L})(?:journeys|getaways|adventures|escapes|trips|rejser|reizen|resor)$/iu;

function personOf(address: { name: string; address: string } | null, preface: readonly Row[]): Agent[] {
  if (!address || !isName(address.name) || DESK.test(address.name)) return [];
  const phone = phoneUnder(address.name, preface);
  return [
    {
      name: address.name,
      ...(address.address ? { email: address.address } : {}),
      ...(phone ? { phone } : {}),
    },
  ];
}

/** Returns the phone number in the forwarder's own signature. */
function phoneUnder(name: string, preface: readonly Row[]): string | null {
  const lines = preface.map(rowText);
  const at = lines.findIndex((line) => fold(line).includes(fold(name)));
  for (const line of lines.slice(Math.max(0, at))) {
    const phone = telephoneIn(line, 8);
    if (phone) return phone;
  }
  return null;
}

/** Returns an address of the forwarder or an addressee that fits a name found only in the text. */
function emailFor(name: string, reading: EmailEvidence): string | undefined {
  const words = fold(name)
    .split(/\s+/)
    .filter((word) => word.length > 2);
  const known = [reading.forwarder, ...reading.to].flatMap((one) => (one ? [one.address] : []));
  return known.find((address) => words.some((word) => fold(address.split("@")[0] ?? "").includes(word)));
}
