import { isAddressLike } from "@/lib/platform/base/text";

const BETWEEN = /[\s,;<>"]+/;

export const NO_ADDRESS = "Please enter at least one valid email address";

/** Returns the valid addresses of those typed, each once regardless of case. */
export function validAddresses(typed: readonly string[]): string[] {
  const byKey = new Map(typed.map((one) => one.trim()).map((one) => [one.toLowerCase(), one]));
  return [...byKey.values()].filter(isAddressLike);
}

/**
 * Returns the addresses in a pasted text, such as a list or an email's recipients; none where it contains no more than
 * one.
 */
export function pastedAddresses(text: string): string[] {
  const found = text.split(BETWEEN).filter((part) => part.includes("@"));
  return found.length > 1 ? found : [];
}
