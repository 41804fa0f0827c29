import "server-only";
import { addressParser } from "postal-mime";
import { storable } from "@/lib/base/text";

const LONGEST_LIST = 50_000;
const MOST_RECIPIENTS = 100;
const ADDRESS = /^[^\s@<>,;:"]{1,200}@[^\s@<>,;:"]{1,255}$/;

/** The addresses in header-like texts ("Anna <a@b.example>, c@d.example"), lower case, in order, each once. */
export function addressesIn(texts: readonly (string | null | undefined)[]): string[] {
  const found = texts.flatMap((text) => addressesOf(storable(text ?? "").slice(0, LONGEST_LIST)));
  return [...new Set(found)].slice(0, MOST_RECIPIENTS);
}

function addressesOf(text: string): string[] {
  return addressParser(text, { flatten: true })
    .flatMap((one) => (one.address === undefined ? [] : [one.address.trim().toLowerCase()]))
    .filter((address) => ADDRESS.test(address));
}
