import "server-only";

/** A header's text on one logical line: what could start another header is a blank. */
export function headerText(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}
