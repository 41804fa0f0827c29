const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
/** The network prefix: the half of the address that a provider assigns to one customer. */
const IPV6_GROUPS = 4;

/**
 * Returns the network of an address as text: an IPv4 address, or the first 64 bits of an IPv6 one, since a single
 * household has all addresses below them. Drops ports and brackets. Returns null for anything that is not an address.
 */
export function networkOf(text: string | undefined): string | null {
  const given = (text ?? "").trim().toLowerCase();
  const bare = /^\[(.*)\](?::\d+)?$/.exec(given)?.[1] ?? given.replace(/^([\d.]+):\d+$/, "$1");
  const mapped = bare.replace(/^::ffff:(?=[\d.]+$)/, "");
  if (IPV4.test(mapped)) return mapped;
  const groups = groupsOf(bare);
  return groups === null ? null : `${groups.slice(0, IPV6_GROUPS).join(":")}::/64`;
}

/** Returns the eight groups of an IPv6 address, as the URL parser writes them. */
function groupsOf(address: string): readonly string[] | null {
  const [bare = ""] = address.split("%");
  const host = /^[\da-f.]*:[\da-f:.]*$/.test(bare) ? URL.parse(`http://[${bare}]/`)?.hostname : null;
  if (!host) return null;
  const [head = "", tail] = host.slice(1, -1).split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array<string>(missing).fill("0"), ...(after ?? [])];
}
