import "server-only";
import { lookup } from "node:dns/promises";
import { BlockList, isIP, isIPv6 } from "node:net";
import { env } from "@/lib/platform/base/env";
import { invalidField } from "@/lib/platform/base/failure";
import { isLocal } from "./webhook.model";

export type Address = { readonly address: string; readonly family: number };
/** Resolves all addresses of a name. */
export type Resolve = (name: string) => Promise<readonly Address[]>;

/** The error for a receiver whose address is not allowed. */
export class HiddenAddress extends Error {
  override readonly name = "HiddenAddress";
}

const byDns: Resolve = (name) => lookup(name, { all: true });

/**
 * Returns all addresses of a receiver. Throws HiddenAddress if any of them is not allowed, so that nobody can mix one
 * in. The caller must connect to one of these without another look-up, because the name may resolve to something else a
 * moment later.
 */
export async function addressesOf(url: URL, resolve: Resolve = byDns): Promise<readonly Address[]> {
  const name = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(name);
  const addresses = family ? [{ address: name, family }] : await resolve(name);
  const isAllowed = isLocal(url)
    ? mayBeLocal()
    : url.protocol === "https:" && addresses.every(({ address }) => isPublicAddress(address));
  if (!isAllowed || addresses.length === 0) throw new HiddenAddress();
  return addresses;
}

/** Whether local addresses are allowed: during development, receivers may run beside the product. */
function mayBeLocal(): boolean {
  return env.NODE_ENV === "development" || env.WEBHOOKS_TO_LOCALHOST;
}

const HIDDEN = "This address isn't on the public internet, so nothing can be sent there.";
const UNKNOWN = "This address can't be found. Check its spelling.";

/**
 * Refuses an address to which no message may be sent, so that agents learn it from the form rather than from the log.
 * Throws INVALID_INPUT for the field `url`.
 */
export async function refuseHiddenAddress(url: string): Promise<void> {
  try {
    await addressesOf(new URL(url));
  } catch (error) {
    const message = error instanceof HiddenAddress ? HIDDEN : UNKNOWN;
    throw invalidField("url", message);
  }
}

/** IANA's registry of special-purpose addresses, and those of the metadata services of clouds. */
const HIDDEN_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/**
 * Special ranges within the allocated space: protocols (Teredo among them), documentation, and IPv4 addresses in
 * disguise (6to4).
 */
const HIDDEN_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];
/**
 * The first six groups of addresses that embed an IPv4 address, which is then the one to check: mapped (::ffff:), and
 * translated by a network (NAT64, 64:ff9b::).
 */
const CARRIERS: readonly string[] = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
].map(String);

const hidden = blockList("ipv4", HIDDEN_V4);
const hiddenV6 = blockList("ipv6", HIDDEN_V6);
const given = blockList("ipv6", ["2000::/3"]);

/**
 * Whether an address is on the public internet, so that the product may send messages there; false for malformed
 * addresses.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return isIP(address) === 4 && !hidden.check(address, "ipv4");
  const groups = groupsOf(address);
  if (groups === null) return false;
  const plain = groups.map((group) => group.toString(16)).join(":");
  if (CARRIERS.includes(String(groups.slice(0, 6)))) return !hidden.check(lastAsV4(groups), "ipv4");
  return given.check(plain, "ipv6") && !hiddenV6.check(plain, "ipv6");
}

/** Returns the eight groups of an IPv6 address; null if it has a zone id. */
function groupsOf(address: string): number[] | null {
  const canonical = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (canonical === undefined) return null;
  const [head = "", tail] = canonical.split("::");
  const [first, last] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - (first?.length ?? 0) - (last?.length ?? 0)).fill("0");
  return [...(first ?? []), ...zeros, ...(last ?? [])].map((group) => Number.parseInt(group, 16));
}

function lastAsV4(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

function blockList(family: "ipv4" | "ipv6", networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
