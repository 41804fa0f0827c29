import { alphanumericKey, fold } from "@/lib/reader/words/fold";
import type { EmailEvidence } from "../layout/email-evidence";

const GREETED =
  /^\s*(?:dear|hi|hello|good (?:morning|afternoon|day)|sehr geehrte[rs]?|liebe[rs]?|guten tag|hallo|bonjour|ch[eè]re?s?|estimad[oa]s?|hola|buongiorno|gentile|gentili|spett\.?(?:le|abile)?|beste|geachte|hej|hei|k[aæä]r[ae]|drodzy|szanown[yai]|vážen[ýáí]|dobrý den|car[oaie]|prezad[oa]s?|olá|sayın|merhaba|αγαπητ\p{L}+|уважаем\p{L}+|шановн\p{L}+|stimat[ăeiî]\p{L}*|tisztelt|kedves|poštovan\p{L}+|spoštovan\p{L}+)\s+\p{Lu}[^,!]{2,60}[,!]\s*$/iu;

/** "Dear Rose Travel,": whether a line greets somebody. */
export function isGreetingLine(line: string): boolean {
  return GREETED.test(line);
}

/** Words addressed only to the trade. */
const TO_TRADE =
  /your (?:clients?|guests?|customers?|passengers?|commission|agency)|(?:dear|valued) (?:travel )?(?:agent|partner|advisor|colleague)|commission (?:due|payable|paid) to you|(?:ihre[nr]?|unsere[nr]?) kunde|ihre (?:provision|agentur)|(?:votre|vos) (?:clients?|commission|agence)|su (?:cliente|comision|agencia)|sus clientes|(?:il|la|i|vostr[oaie]) (?:vostr[oaie] )?(?:clienti|cliente|provvigione|agenzia)|uw (?:klant|commissie|gasten)|(?:er|din|dina) (?:kund|provision)|vas(?:i|eho|e) (?:klient|provize)|(?:seu|sua|seus) (?:cliente|comissao|agencia)/;

/** Whether the text is addressed to an agent: "your clients", "your commission". */
export function isToTrade({ folded }: Pick<EmailEvidence, "folded">): boolean {
  return TO_TRADE.test(folded);
}

/** Whether the name is that of an addressee or the forwarder. */
export function isKnown(name: string, reading: Pick<EmailEvidence, "to" | "forwarder">): boolean {
  const words = fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  return [reading.forwarder, ...reading.to].some((one) => {
    if (!one) return false;
    const box = alphanumericKey(one.address.split("@")[0] ?? "");
    const known = fold(one.name).split(/[^\p{L}]+/u);
    return words.some((word) => known.includes(word)) || words.some((word) => box.includes(word));
  });
}
