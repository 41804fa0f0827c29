import { LEGAL, namesCompany } from "@/lib/reader/words/company-words";
import { fold } from "@/lib/reader/words/fold";
import { GROUP_LABEL } from "@/lib/reader/words/label-phrases";
import type { EmailEvidence } from "../layout/email-evidence";
import { type Pair, textOf } from "../layout/pair";

/**
 * "Group: Pemberton Wedding", "Client: Brightwell Analytics Ltd": returns the organisation that books; null if the text
 * may be the agency's name, since suppliers call agencies clients too.
 */
export function organisationIn({ label, labelText, value }: Pair, reading: EmailEvidence): string | null {
  const name = (textOf(value).split(/[\n\t(;]|,\s|\s[–—|·-]\s/)[0] ?? "").trim();
  const isGroup = GROUP_LABEL.test(fold(labelText).trim());
  const isNamed = isGroup || (label.concepts.has("GUEST") && (LEGAL.test(name) || ASSOCIATION.test(name)));
  if (!isNamed || !PROPER.test(name) || namesCompany(name) || isReader(name, reading)) return null;
  return name;
}

const ASSOCIATION =
  /(?<!\p{L})(?:e\. ?V\.|Verein|Stiftung|Foundation|Association|Fondation|Fundaci[oó]n|Fondazione)(?!\p{L})/u;
const PROPER = /^\p{Lu}(?=.*\s)[^\d@:?!]{4,58}$/u;

/** Whether it is the name of an agency or of a person to whom the email was sent. */
function isReader(name: string, { to, forwarder, pairs }: EmailEvidence): boolean {
  const folded = fold(name);
  const isCalledAgency = pairs.some(
    ({ label, value }) =>
      (label.role === "agency" || label.role === "agent") && fold(textOf(value)).includes(folded),
  );
  return isCalledAgency || [forwarder, ...to].some((one) => one !== null && fold(one.name).includes(folded));
}
