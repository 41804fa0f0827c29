import "server-only";
import { BlockList, isIP, isIPv6 } from "node:net";

/** IANA's registry of special-purpose addresses, and those by which clouds tell their machines secrets. */
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
/** Of what is given out at all: protocols (Teredo among them), examples, and IPv4 in disguise (6to4). */
const HIDDEN_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];
/** How those begin, in groups, behind which an IPv4 address stands that counts: mapped (::ffff:), and translated by a network (NAT64, 64:ff9b::). */
const CARRIERS: readonly string[] = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
].map(String);

const hidden = blockList("ipv4", HIDDEN_V4);
const hiddenV6 = blockList("ipv6", HIDDEN_V6);
const given = blockList("ipv6", ["2000::/3"]);

/** Whether an address is one of the public internet, to which the product may speak for somebody; false for what is no address. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return isIP(address) === 4 && !hidden.check(address, "ipv4");
  const groups = groupsOf(address);
  if (groups === null) return false;
  const plain = groups.map((group) => group.toString(16)).join(":");
  if (CARRIERS.includes(String(groups.slice(0, 6)))) return !hidden.check(lastAsV4(groups), "ipv4");
  return given.check(plain, "ipv6") && !hiddenV6.check(plain, "ipv6");
}

/** The eight groups of an IPv6 address; null where it names a network card. */
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
