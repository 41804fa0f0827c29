import { fold } from "@/lib/extraction/words/fold";
import type { RoleAmount } from "./role-amount";

const TAKEN_BACK =
  /^(?: [a-z]{3}|\s?[€$£])?\W{0,3}(?:(?:is|are|was|were|has|have|had|been|will|be|wird|wurde|ist|wurden|est|sera|a|ete|e|viene|stata|es|sera|queda|ha|sido|foi|fica|vervalt|komt|wordt|is|har|ar|blir|bliver|er|bude|byla|je|zostala|now|therefore|hereby|hiermit|damit|donc|por tanto|dus|te|zu) ){0,4}(?:cancel|revers|void|withdrawn|forfeit|lost\b|recall|clawed|reclaim|annul|anul|storn|entfall|entfallt|hinfallig|zuruck|perdue|reprise|quindi annul|decade|pierde|perdid|vervall|te vervallen|teruggevorderd|bortfall|makul|aterkrav|bortfald|tilbagef|zrusen|propada|cofniet)/;
const AFTER = 70;
/** "…, paid on 2 October,", "(already credited in May)": when it came, said before what becomes of it. */
const CAME =
  /^(?: [a-z]{3}|\s?[€$£])?[\s,(]{0,3}(?:(?:which|that|already|previously|was|were|die|welche|am|bereits|schon|qui|que|che|deja|a ete|ya|fue|gia|reeds|al|die|som|redan|allerede|jiz|juz|ja|foi) ){0,3}(?:paid|remitted|credited|sent|advanced|gezahlt|ausgezahlt|bezahlt|uberwiesen|gutgeschrieben|verse+|versee|payee|reglee|creditee|pagad[ao]|abonad[ao]|liquidad[ao]|pagata|versata|accreditata|betaald|uitbetaald|overgemaakt|betald|utbetald|betalt|utbetalt|udbetalt|vyplacen[ao]|wyplacon[ao]|paga|creditada)\b.{0,40}?(?=[\s,)]{1,2}(?:is|are|will|has|have|was|were|shall|wird|wurde|werden|ist|sera|est|va|viene|verra|queda|sera|wordt|komt|har|ar|blir|bliver|bude|byla|zostanie|zostala)\b)/;
/** "We will recall the commission of $80": the verb that takes it back stands first. */
const TAKES_BACK =
  /(?<!\p{L})(?:recall|claw(?:ing)? back|reclaim|recover|charg(?:e|ing) back|revers|void|zuruckford|zuruckbuch|fordern|stornier|belasten|recuper|repren|annul|reclam|riprend|stornar|stornia|terugvorder|terugboek|vorderen|aterkrav|aterta|tilbagefor|kraever|krever|stahn|strhn|cofn)\p{L}*\s(?:\p{L}+\s){0,4}$/u;

/** "The commission of £265.32 is cancelled": an amount that its own sentence takes back. */
export function isTakenBack({ role, pair, span }: RoleAmount): boolean {
  if (role !== "commission") return false;
  const { text } = span.doc;
  const line = fold(text.slice(span.end, span.end + 2 * AFTER).split("\n")[0] ?? "").replace(/^\s+/, " ");
  if (TAKEN_BACK.test(line.slice(0, AFTER).trimStart())) return true;
  if (TAKEN_BACK.test(line.replace(CAME, "").trimStart())) return true;
  const head = fold(text.slice(Math.max(0, span.start - AFTER), span.start));
  const name = fold(pair.labelText).trim().split(" ")[0] ?? "";
  const at = name.length > 3 ? head.lastIndexOf(name) : -1;
  return (
    at > 0 &&
    TAKES_BACK.test(
      head
        .slice(0, at)
        .split(/[\n;.]/)
        .at(-1) ?? "",
    )
  );
}
