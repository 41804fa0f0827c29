import { NEGATION } from "@/lib/reader/words/connectives";
import { fold } from "@/lib/reader/words/fold";
import { BECOMES, CANCELLED, TAKEN_BACK } from "./cancellation-words";
import type { RoleAmount } from "./role-amount";

const IS_TAKEN = new RegExp(
  `^(?: [a-z]{3}|\\s?[€$£])?\\W{0,3}${BECOMES}(?:${TAKEN_BACK}|${CANCELLED}|zuruck)`,
  "u",
);
const AFTER = 70;
/**
 * "…, paid on 2 October,", "(already credited in May)": a remark on when the commission was paid, before what happens
 * to it.
 */
const CAME =
  /^(?: [a-z]{3}|\s?[€$£])?[\s,(]{0,3}(?:(?:which|that|already|previously|was|were|die|welche|am|bereits|schon|qui|que|che|deja|a ete|ya|fue|gia|reeds|al|die|som|redan|allerede|jiz|juz|ja|foi) ){0,3}(?:paid|remitted|credited|sent|advanced|gezahlt|ausgezahlt|bezahlt|uberwiesen|gutgeschrieben|verse+|versee|payee|reglee|creditee|pagad[ao]|abonad[ao]|liquidad[ao]|pagata|versata|accreditata|betaald|uitbetaald|overgemaakt|betald|utbetald|betalt|utbetalt|udbetalt|vyplacen[ao]|wyplacon[ao]|paga|creditada)\b.{0,40}?(?=[\s,)]{1,2}(?:is|are|will|has|have|was|were|shall|wird|wurde|werden|ist|sera|est|va|viene|verra|queda|sera|wordt|komt|har|ar|blir|bliver|bude|byla|zostanie|zostala)\b)/;
/** "We will recall the commission of $80": the verb comes before the amount. */
const TAKES_BACK = new RegExp(
  `(?<!\\p{L})(?:${TAKEN_BACK}|${CANCELLED}|fordern|belasten|vorderen|kraever|krever)\\p{L}*\\s(?:\\p{L}+\\s){0,4}$`,
  "u",
);

/** "The commission of £38.40 booked for QH-330187 lapses": the number of the booking that the commission was for. */
const OF_OTHER =
  /^(?: [a-z]{3}|\s?[€$£])?(?:\s\(?\p{L}{1,14}\.?){1,4}\s(?=[\p{L}-]{0,6}\d)[\p{L}\d/-]{4,20}\)?,?(?=\s)/u;

const PAID =
  "payable|paid|due\\b|earned|owed|(?:aus|be)?gezahlt|bezahlt|vergutet|fallig|verse|payee|pagad|abonad|pagat|dovut|corrispost|riconosc|(?:uit)?betaald|verschuldigd|betal|utbetal|udbetal|vyplac|wyplac|paga\\b|devid";
/**
 * "EUR 45.00 is not payable". In contrast, "not due until you have travelled" says when, and "not paid on taxes" on
 * what.
 */
const IS_UNPAID = new RegExp(
  `^(?: [a-z]{3}|\\s?[€$£])?\\W{0,3}(?:n['’]|ne )?${BECOMES}(?:${NEGATION.source})(?: (?!yet|noch|encore|aun|ancora|nog)\\p{L}+){0,2}? (?:${PAID})(?!\\p{L}*,? (?:until|before|till|by|vor|bis|avant|antes|prima|voor|tot|innan|fore|(?:on|for|auf|sur|sobre|su|over|pa) (?:\\p{L}+ )?(?:tax|vat|fee|extra|suppl|steuer|gebuhr|taxe|impuest|tass|belasting|skatt)))`,
  "u",
);
/** "You will not receive EUR 45.00 commission". */
const NOT_PAYING = new RegExp(
  `(?:${NEGATION.source})(?: \\p{L}+){0,2}? (?:receive|earn|get|pay|erhalt|zahl|vergut|percev|recev|verser|pag|abon|recib|ricev|corrispond|ontvang|betal|modtag|motta)\\p{L}*\\s(?:\\p{L}+\\s){0,3}[€$£]?$`,
  "u",
);

/** The next line, or a cell with a cancellation deadline: "12% € 52,56 | Annulla gratis fino al 20/04". */
const ANOTHER = /\n|\t(?=[^\t\n]*\d)/;

/** "The commission of £265.32 is cancelled", "… is not payable": whether the amount's own sentence takes it back. */
export function isRecalled({ role, pair, span }: RoleAmount): boolean {
  if (role !== "commission") return false;
  const { text } = span.doc;
  const line = fold(text.slice(span.end, span.end + 2 * AFTER).split(ANOTHER)[0] ?? "").replace(/^\s+/, " ");
  const after = [line, line.replace(OF_OTHER, ""), line.replace(CAME, "")].map((one) =>
    one.slice(0, AFTER).trimStart(),
  );
  if (after.some((one) => IS_TAKEN.test(one) || IS_UNPAID.test(one))) return true;
  const head = fold(text.slice(Math.max(0, span.start - AFTER), span.start));
  const name = fold(pair.labelText).trim().split(" ")[0] ?? "";
  const at = name.length > 3 ? head.lastIndexOf(name) : -1;
  const taker = lastClause(head.slice(0, Math.max(0, at)));
  return NOT_PAYING.test(lastClause(head)) || (TAKES_BACK.test(taker) && !NEGATION.test(taker));
}

function lastClause(text: string): string {
  return text.split(/[\n;.]/).at(-1) ?? "";
}
