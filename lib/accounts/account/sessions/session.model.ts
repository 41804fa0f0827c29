import { networkOf } from "@/lib/platform/rate-limit/network-address.model";

/** An open session as its owner sees it. Instants are ISO texts. */
export type OpenSession = {
  readonly id: string;
  /** For example "Chrome on Windows". */
  readonly device: string;
  /** The network from which it was opened, as far as its address shows. */
  readonly place: string;
  readonly since: string;
  readonly seenAt: string;
  /** Whether it is the session of the current request. */
  readonly isThis: boolean;
};

/** Returns the range of a network address. No service is used to locate it. */
export function placeWords(given: string | null): string {
  const address = networkOf(given ?? undefined);
  if (!address) return "Network not known";
  if (/^127\.|^::1$|^0+:0+:0+:0+::/.test(address)) return "This computer";
  if (/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address)) return "A local network";
  if (/^f[cde]/i.test(address)) return "A local network";
  const [first, second, third] = address.split(".");
  if (third !== undefined) return `Network ${first}.${second}.${third}.x`;
  return `Network ${address.split(":").slice(0, 3).join(":")}:x`;
}
