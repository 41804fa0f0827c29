import { CONFIDENCE } from "@/lib/reader/confidence";
import { alphanumericKey } from "@/lib/reader/words/fold";
import { goesOnAt, personIn } from "@/lib/reader/words/person";
import SAYINGS from "../../words/sayings/guest-sayings.json" with { type: "json" };
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { coverOf } from "../layout/measure-parts";
import { textOf, within } from "../layout/pair";
import { isAgent } from "./titled-people";

const NAMED_BY =
  /(?:(?<=(?:\d[\p{L}\d/.-]{0,12}|(?:confirm(?:ed|é|ée|ad[ao])|confermat[oa]|bestätigt|bevestigd|bekräftad|bekræftet|bekreftet|potvrzen[ao]|potwierdzon[aeo])) )(?:for|für|pour|para|per|voor|för|til|till|dla|pro|за|для)(?! (?:sir|lady|lord|dame) )|in the name of|under the name(?: of)?|(?:booked|reserved) for|(?:reservation|booking) for|(?:(?:bestilling(?:en)?|bokning(?:en)?|reservasjon(?:en)?|reservation(?:en)?|rejsen?|resan?|reisen?|booking(?:en)?|ordren?) (?:for|för|til|till|åt)|(?:buchung|reservierung|reise) für|(?:réservation|dossier) pour|reserva para|prenotazione per|(?:boeking|reservering) voor|rezervac[ie] pro|rezerwacj[aęi] dla)(?!\s(?:er|din|dina|deres|jeres|vår|ihren?|ihre|unseren?|unsere|den|die|das|votre|vos|le|la|les|su|sus|el|il|uw|de|vaš\p{L}*|o)\s)|for (?:your|our|the) clients?|für (?:ihren|unseren|den) kunden|reserviert für|gebucht für|pour (?:votre|le|la) client(?:e)?|réservé(?:e)? (?:pour|par)|para (?:su|el|la) client[ea]|reservado para|per (?:il|la|il vostro|il suo) cliente|prenotato per|voor (?:uw|de) klant|geboekt voor|(?:för|åt|till|til|for) (?:er|din|deres|jeres|vår) kunde?|bokat för|pro (?:vašeho )?klient[ay]|para o (?:seu )?cliente|on behalf of(?: (?:your|our|the) (?:clients?|guests?))?|pour le compte de|por cuenta de|per conto (?:di|della)|(?:your|our) (?:clients?|guests?|passengers?|customers?|travell?ers?),?|au nom de|(?:au nom|a nome) d['’]|(?:auf|unter) (?:den |dem )?Namen(?: von)?|a nombre de(?:l| la)?|a nome(?: d(?:i|ella|el|ei|e))?|(?:intestat|registrat|prenotat)[aoei] a|intestata? alla famiglia|à nom de|auf (?:Frau|Herrn|Familie)(?= \p{Lu})|em nome d[eao]|op naam van|ten name van|i namnet|på namnet|i navnet|på navn|na jméno|na nazwisko|w imieniu|στο όνομα(?: τ(?:ου|ης|ων))?|на имя|pe numele|(?:[tsv]us?|vuestr[oa]s?|vos|votre|ihre[rn]?|uw|jullie|tuoi|vostri|suoi|[st]eus?|dina|deres|dine|vaš\p{L}+|państwa) (?:client[ea]s?|clients?|kund(?:en|in|innen)|gäste|klanten|gasten|clienti|kunder|klient\p{L}*|hóspedes|invités|huéspedes|pasajer[oa]s?|viajer[oa]s?|passag(?:ers?|ères?|iere?)|voyageurs?|passegger[oi]|viaggiator[ei]|passageir[oa]s?|reizigers?|reisenden?|rejsende|reisende|resenärer?|cestující\p{L}*|podróżn\p{L}+)|(?:lead|main|principal|party) (?:guest|passenger|traveller|traveler|name|leader)(?: is| will be)|(?:hauptreisender|hauptgast|cliente titular) (?:ist|es|é|è))/u;
const NAMED = new RegExp(
  `(?<!\\p{L})(?:${NAMED_BY.source}|${Object.values(SAYINGS).join("|")})(?:,?\\s+|(?<=\\sd['’]))((?:(?:doña|don|dona|dom|donna)\\s|(?:Sig|Dr|Dra|D|Dña|Da|Mr|Mrs|Ms|Sr|Sra|M|Mme|Mlle|Dott|Prof|Ing|Hr|Fr|Dhr|Mevr)\\.(?:r[aie]|na|ssa)?\\s*)?[^\\n,.;:()]{4,60})`,
  "giu",
);

/** "booking FD20931 (Jane Doe, departure 12 June)". */
const BRACKETED =
  /\((?<=(?<![\p{L}\d.])(?:\p{Lu}[\p{Lu}\d/-]{0,12}\d[\p{Lu}\d/-]{0,12}|\d{5,12})\s?\()(\p{Lu}[\p{L}'’-]+ [^(),;:\d\n]{2,40})[,)]/gu;
/** "two rooms for Jane Doe, 4-8 October". */
const BEFORE_DAYS =
  /(?<!\p{L})(?:for|für|pour|para|per|voor|för|til|till|dla|pro|за|для) (\p{Lu}[\p{L}'’-]+ [^(),;:\d\n]{2,40}?),? (?:from |vom |du |del |dal |van |från |fra |od |с )?\d{1,2}(?:st|nd|rd|th|\.)?(?:\s?[-–]\s?\d{1,2}\.?)? \p{L}/gu;

const WORDED = [
  [NAMED, CONFIDENCE.people.inTheNameOf],
  [BRACKETED, CONFIDENCE.people.titled],
  [BEFORE_DAYS, CONFIDENCE.people.told],
] as const;

/** Reads "in the name of Jane Doe" in running text. */
export function namedInProse(reading: EmailEvidence): Candidate[] {
  return reading.parts.map(coverOf).flatMap((cover) =>
    WORDED.flatMap(([pattern, confidence]) =>
      [...textOf(cover).slice(0, 40_000).matchAll(pattern)].flatMap((match) => {
        const phrase = (match[1] ?? "").replace(/^\p{L}{2,8} famil\p{L}+ /iu, "");
        const name =
          longestName(phrase) ??
          longestName(`${phrase} ${goesOnAt(match.input, match.index + match[0].length)}`);
        if (!name || isAgent(name, reading) || isSender(name, reading)) return [];
        const at = match.index + match[0].lastIndexOf(name.split(" ")[0] ?? name);
        const span = within(cover, at, at + name.length);
        return [
          {
            field: "customer.name" as const,
            value: name,
            source: "prose" as const,
            confidence,
            span,
          },
        ];
      }),
    ),
  );
}

/** "An invoice in the name of Rose Travel": the sender is not a guest. */
function isSender(name: string, { from }: EmailEvidence): boolean {
  return alphanumericKey(from?.name ?? "").includes(alphanumericKey(name));
}

/** "and his wife", "in the camp": Arabic has no capitals that mark the end of a name. */
const ARABIC_GOES_ON =
  /(?<=^|[\u0621-\u064a]+\s+[\u0621-\u064a]+)\s+(?:و[\u0621-\u064a]{3,}|في|من|إلى|على|عن|لدى|لمدة|مع|بتاريخ)(?![\u0621-\u064a]).*$/u;

/** Returns the name at the beginning of a longer phrase: "Jane Doe for two nights". */
function longestName(phrase: string): string | null {
  const words = (` ${phrase}`.split(ARABIC_GOES_ON)[0] ?? "").trim().split(/\s+/).slice(0, 7);
  for (let count = words.length; count >= 2; count -= 1) {
    const name = personIn(words.slice(0, count).join(" "));
    if (name) return name;
  }
  return null;
}
