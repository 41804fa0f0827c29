import { compact, fold } from "@/lib/extraction/words/fold";
import { personIn } from "@/lib/extraction/words/person";
import type { Candidate } from "../layout/candidate";
import { coverOf } from "../layout/measure-parts";
import { textOf, within } from "../layout/pair";
import type { Reading } from "../layout/reading";

const GREETING =
  /^[ \t]*(?:dear|hi|hello|good (?:morning|afternoon|day)|sehr geehrte[rs]?|liebe[rs]?|guten tag|hallo|bonjour|ch[eè]re?|estimad[oa]|hola|buongiorno|gentile|beste|geachte|hej|k[aæ]re|drodzy|szanown[ya]|vážen[ýá]|dobrý den|car[oa]|prezad[oa]|olá)\s+([^\n,;:!]{3,60}?)\s*(?:[,:!][^\n]*)?$/gimu;
const GREETED =
  /^\s*(?:dear|hi|hello|good (?:morning|afternoon|day)|sehr geehrte[rs]?|liebe[rs]?|guten tag|hallo|bonjour|ch[eè]re?s?|estimad[oa]s?|hola|buongiorno|gentile|gentili|spett\.?(?:le|abile)?|beste|geachte|hej|hei|k[aæä]r[ae]|drodzy|szanown[yai]|vážen[ýáí]|dobrý den|car[oaie]|prezad[oa]s?|olá|sayın|merhaba|αγαπητ\p{L}+|уважаем\p{L}+|шановн\p{L}+|stimat[ăeiî]\p{L}*|tisztelt|kedves|poštovan\p{L}+|spoštovan\p{L}+)\s+\p{Lu}[^,!]{2,60}[,!]\s*$/iu;

/** "Dear Rose Travel,": a line that greets whom it names. */
export function isGreetingLine(line: string): boolean {
  return GREETED.test(line);
}

/** Words that only a guest is told. */
const TO_GUEST =
  /thank you for (?:choosing|booking|your (?:reservation|booking) with|staying|planning)|your (?:stay|upcoming (?:stay|trip|visit|cruise|journey)|vacation|holiday|getaway) (?:is|has been|at|with|in)|look forward to (?:seeing|hosting|welcoming) you|welcom\w+ you|we can't wait to|ihr aufenthalt|ihren aufenthalt|freuen uns auf ihren besuch|freuen uns,? sie|votre sejour|vous accueillir|au plaisir de vous|su estancia|darle la bienvenida|esperamos su llegada|il suo soggiorno|di accoglierla|darle il benvenuto|uw verblijf|u te (?:mogen )?verwelkomen|din vistelse|valkomna? till|vas pobyt|tesime se na vas|sua estadia|sua estada|recebe-l[oa]|panstwa pobyt|dit ophold|ditt opphold/;
/** Words that only the trade is told. */
const TO_TRADE =
  /your (?:clients?|guests?|customers?|passengers?|commission|agency)|(?:dear|valued) (?:travel )?(?:agent|partner|advisor|colleague)|commission (?:due|payable|paid) to you|(?:ihre[nr]?|unsere[nr]?) kunde|ihre (?:provision|agentur)|(?:votre|vos) (?:clients?|commission|agence)|su (?:cliente|comision|agencia)|sus clientes|(?:il|la|i|vostr[oaie]) (?:vostr[oaie] )?(?:clienti|cliente|provvigione|agenzia)|uw (?:klant|commissie|gasten)|(?:er|din|dina) (?:kund|provision)|vas(?:i|eho|e) (?:klient|provize)|(?:seu|sua|seus) (?:cliente|comissao|agencia)/;

/** The person greeted, where the mail is plainly written to the guest, with a copy for the agent. */
export function greetedGuest(reading: Reading): Candidate[] {
  if (isToTrade(reading) || !(TO_GUEST.test(reading.folded) || isAnothersBooking(reading))) return [];
  return reading.parts
    .filter((part) => part.isBody)
    .flatMap((part) => {
      const cover = coverOf(part);
      const match = [...textOf(cover).slice(0, 3_000).matchAll(GREETING)][0];
      const name = match ? personIn(match[1] ?? "") : null;
      if (!match || !name || isKnown(name, reading)) return [];
      const at = match.index + match[0].indexOf(name);
      const span = within(cover, at, at + name.length);
      return [
        { field: "customer.name" as const, value: name, source: "prose" as const, confidence: 0.66, span },
      ];
    });
}

/** "Your reservation has been changed", forwarded by somebody of another name than the one greeted. */
const YOURS =
  /\byour (?:booking|reservation|confirmation number|itinerary|trip)\b|\b(?:ihre|ihrer) (?:buchung|reservierung|reise)\b|\bvotre (?:reservation|voyage|dossier)\b|\b(?:su|tu) (?:reserva|viaje)\b|\b(?:la (?:sua|tua)|sua|tua) prenotazione\b|\b(?:uw|je) (?:boeking|reservering|reis)\b|\bdin (?:bokning|resa|bestilling|reise|rejse)\b|\b(?:vasi|vase) rezervac|\b(?:sua|tua) (?:reserva|viagem)\b|\b(?:twoja|panstwa) rezerwacj/;

function isAnothersBooking({ forwarder, folded }: Reading): boolean {
  return /\p{L}{2,}\s+\p{L}{2,}/u.test(forwarder?.name ?? "") && YOURS.test(folded.slice(0, 1_500));
}

/** Whether the words are for an agent: "your clients", "your commission". */
export function isToTrade({ folded }: Pick<Reading, "folded">): boolean {
  return TO_TRADE.test(folded);
}

/** Whether that is who got the mail, or who forwarded it. */
export function isKnown(name: string, reading: Pick<Reading, "to" | "forwarder">): boolean {
  const words = fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  return [reading.forwarder, ...reading.to].some((one) => {
    if (!one) return false;
    const box = compact(one.address.split("@")[0] ?? "");
    const known = fold(one.name).split(/[^\p{L}]+/u);
    return words.some((word) => known.includes(word)) || words.some((word) => box.includes(word));
  });
}
