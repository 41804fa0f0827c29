import "server-only";

/** Returns a header's text on one logical line: characters that could start another header become blanks. */
export function headerText(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}
