import { fold } from "@/lib/extraction/words/fold";
import { NEGATION } from "@/lib/extraction/words/negation";
import { BECOMES, CANCELLED, TAKEN_BACK } from "./cancellation-words";
import type { RoleAmount } from "./role-amount";

const IS_TAKEN = new RegExp(
  `^(?: [a-z]{3}|\\s?[€$£])?\\W{0,3}${BECOMES}(?:${TAKEN_BACK}|${CANCELLED}|zuruck)`,
  "u",
);
const AFTER = 70;
/** "…, paid on 2 October,", "(already credited in May)": when it came, said before what becomes of it. */
const CAME =
  /^(?: [a-z]{3}|\s?[€$£])?[\s,(]{0,3}(?:(?:which|that|already|previously|was|were|die|welche|am|bereits|schon|qui|que|che|deja|a ete|ya|fue|gia|reeds|al|die|som|redan|allerede|jiz|juz|ja|foi) ){0,3}(?:paid|remitted|credited|sent|advanced|gezahlt|ausgezahlt|bezahlt|uberwiesen|gutgeschrieben|verse+|versee|payee|reglee|creditee|pagad[ao]|abonad[ao]|liquidad[ao]|pagata|versata|accreditata|betaald|uitbetaald|overgemaakt|betald|utbetald|betalt|utbetalt|udbetalt|vyplacen[ao]|wyplacon[ao]|paga|creditada)\b.{0,40}?(?=[\s,)]{1,2}(?:is|are|will|has|have|was|were|shall|wird|wurde|werden|ist|sera|est|va|viene|verra|queda|sera|wordt|komt|har|ar|blir|bliver|bude|byla|zostanie|zostala)\b)/;
/** "We will recall the commission of $80": the verb that takes it back stands first. */
const TAKES_BACK = new RegExp(
  `(?<!\\p{L})(?:${TAKEN_BACK}|${CANCELLED}|fordern|belasten|vorderen|kraever|krever)\\p{L}*\\s(?:\\p{L}+\\s){0,4}$`,
  "u",
);

/** "The commission of £265.32 is cancelled": an amount that its own sentence takes back. */
export function isTakenBack({ role, pair, span }: RoleAmount): boolean {
  if (role !== "commission") return false;
  const { text } = span.doc;
  const line = fold(text.slice(span.end, span.end + 2 * AFTER).split("\n")[0] ?? "").replace(/^\s+/, " ");
  if (IS_TAKEN.test(line.slice(0, AFTER).trimStart()) || IS_TAKEN.test(line.replace(CAME, "").trimStart()))
    return true;
  const head = fold(text.slice(Math.max(0, span.start - AFTER), span.start));
  const name = fold(pair.labelText).trim().split(" ")[0] ?? "";
  const at = name.length > 3 ? head.lastIndexOf(name) : -1;
  const [clause = ""] = head
    .slice(0, Math.max(0, at))
    .split(/[\n;.]/)
    .slice(-1);
  return TAKES_BACK.test(clause) && !NEGATION.test(clause);
}
