import { LEGAL } from "@/lib/reader/words/company-words";
import { alphanumericKey } from "@/lib/reader/words/fold";
import type { EmailEvidence } from "../layout/email-evidence";
import { textOf } from "../layout/pair";

const PLATFORM =
  /(?:^|[.!]\s)\s*(?:powered|generated|sold) by\s+([^.\n\t|]{3,60}?)(?:\s+(?:for|on behalf of|on)\s[^\n]*)?\s*$/gimu;

/** Returns agencies, systems and marketplaces through which a booking went. A reseller is not the supplier. */
export function sellersIn({ pairs, parts }: EmailEvidence): string[] {
  const labelled = pairs
    .filter((pair) => pair.label.role === "agency")
    .map((pair) => firstLine(textOf(pair.value)));
  const told = parts.flatMap(({ doc }) =>
    [...doc.text.slice(0, 20_000).matchAll(PLATFORM)].map((match) => match[1] ?? ""),
  );
  return [...labelled, ...told].map(withoutForm).filter((name) => alphanumericKey(name).length >= 4);
}

/** Returns a company's name without its legal form. */
export function withoutForm(name: string): string {
  return name.replace(LEGAL, "").trim();
}

/** Returns the first part of a value. */
export function firstLine(text: string): string {
  return text.split(/\n|\t|\s{2,}|[;|]/)[0] ?? "";
}
