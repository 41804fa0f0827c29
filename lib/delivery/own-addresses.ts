import "server-only";
import { appOrigin } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { ownHosts } from "./request";

const FOREIGN = "Must be an address of this site";

/**
 * Returns addresses to return to, each by its field's name, such as `successUrl`. Throws INVALID_INPUT where one isn't
 * on the product's own origin.
 */
export function ownAddresses<Fields extends Readonly<Record<string, string>>>(
  fields: Fields,
  headers: Headers,
): { readonly [Field in keyof Fields]: string } {
  const hosts = ownHosts(headers);
  const foreign = Object.entries(fields).filter(([, address]) => !isOwn(address, hosts));
  if (foreign.length > 0) {
    const refused = Object.fromEntries(foreign.map(([field]) => [field, [FOREIGN]]));
    throw new Failure("INVALID_INPUT", FOREIGN, { fields: refused });
  }
  const own = Object.entries(fields).map(([field, address]) => [field, new URL(address).href]);
  return Object.fromEntries(own);
}

/** Whether an address is on this site. For the host in APP_URL, the protocol must match too. */
function isOwn(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host, protocol, username, password } = new URL(address);
  if (!/^https?:$/.test(protocol) || username !== "" || password !== "" || !hosts.includes(host))
    return false;
  const configured = appOrigin();
  return configured === undefined || new URL(configured).host !== host || configured === origin;
}
