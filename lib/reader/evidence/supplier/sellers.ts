import { LEGAL } from "@/lib/reader/words/company-words";
import { compact } from "@/lib/reader/words/fold";
import { textOf } from "../layout/pair";
import type { Reading } from "../layout/reading";

const PLATFORM =
  /(?:^|[.!]\s)\s*(?:powered|generated|sold) by\s+([^.\n\t|]{3,60}?)(?:\s+(?:for|on behalf of|on)\s[^\n]*)?\s*$/gimu;

/** Agencies, and the systems and market places that a booking went through: who sold it on provides nothing. */
export function sellersIn({ pairs, parts }: Reading): string[] {
  const labelled = pairs
    .filter((pair) => pair.label.role === "agency")
    .map((pair) => firstLine(textOf(pair.value)));
  const told = parts.flatMap(({ doc }) =>
    [...doc.text.slice(0, 20_000).matchAll(PLATFORM)].map((match) => match[1] ?? ""),
  );
  return [...labelled, ...told].map(withoutForm).filter((name) => compact(name).length >= 4);
}

/** A company's name without its legal form. */
export function withoutForm(name: string): string {
  return name.replace(LEGAL, "").trim();
}

/** The first piece of a value. */
export function firstLine(text: string): string {
  return text.split(/\n|\t|\s{2,}|[;|]/)[0] ?? "";
}
