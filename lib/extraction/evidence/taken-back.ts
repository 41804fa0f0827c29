import { fold } from "../words/fold";
import type { RoleAmount } from "./role-amount";

const TAKEN_BACK =
  /^(?: [a-z]{3}|\s?[€$£])?\W{0,3}(?:(?:is|are|was|were|has|have|had|been|will|be|wird|wurde|ist|wurden|est|sera|a|ete|e|viene|stata|es|sera|queda|ha|sido|foi|fica|vervalt|komt|wordt|is|har|ar|blir|bliver|er|bude|byla|je|zostala|now|therefore|hereby|hiermit|damit|donc|por tanto|dus|te|zu) ){0,4}(?:cancel|revers|void|withdrawn|forfeit|lost\b|recall|clawed|reclaim|annul|anul|storn|entfall|entfallt|hinfallig|zuruck|perdue|reprise|quindi annul|decade|pierde|perdid|vervall|te vervallen|teruggevorderd|bortfall|makul|aterkrav|bortfald|tilbagef|zrusen|propada|cofniet)/;
const AFTER = 70;

/** "The commission of £265.32 is cancelled": an amount that its own sentence takes back. */
export function isTakenBack({ role, span }: RoleAmount): boolean {
  if (role !== "commission") return false;
  const line = span.doc.text.slice(span.end, span.end + AFTER).split("\n")[0] ?? "";
  return TAKEN_BACK.test(fold(line).replace(/^\s+/, " ").trimStart());
}

const KEPT =
  /retain|kept|withheld|einbehalt|behalten|retenu|conserv|retenid|trattenut|ingehouden|behouden|behall|beholdt|ponech|zadrzen|zatrzyman/;

/** Of a cancelled booking, a commission that the agent keeps is one on the fee for cancelling. */
export function isKeptCommission({ role, pair, span }: RoleAmount): boolean {
  const clause = span.doc.text
    .slice(Math.max(0, span.start - AFTER), span.start)
    .split(/[\n;]|[.,]\s/)
    .at(-1);
  return role === "commission" && KEPT.test(fold(`${pair.labelText} ${clause ?? ""}`));
}
