import { isAddressLike } from "@/lib/platform/base/text";

const BETWEEN = /[\s,;<>"]+/;

export const NO_ADDRESS = "Please enter at least one valid email address";

/** The valid ones of what was typed, each once, whatever its case. */
export function validAddresses(typed: readonly string[]): string[] {
  const byKey = new Map(typed.map((one) => one.trim()).map((one) => [one.toLowerCase(), one]));
  return [...byKey.values()].filter(isAddressLike);
}

/** The addresses of a pasted text, as from a list or a mail's recipients; none where it holds no more than one. */
export function pastedAddresses(text: string): string[] {
  const found = text.split(BETWEEN).filter((part) => part.includes("@"));
  return found.length > 1 ? found : [];
}
