import "server-only";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { isPublicAddress } from "./public-address";
import { isLocal } from "./webhook.model";

export type Address = { readonly address: string; readonly family: number };
/** Asks for all addresses of a name. */
export type Resolve = (name: string) => Promise<readonly Address[]>;

/** The receiver's address may not be spoken to. */
export class HiddenAddress extends Error {
  override readonly name = "HiddenAddress";
}

const byDns: Resolve = (name) => lookup(name, { all: true });

/**
 * All addresses of a receiver, each of which may be spoken to; HiddenAddress where one may not, so that nobody can mix one in.
 * Whoever speaks to it takes one of these and asks no more: the name may mean something else a moment later.
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

/** While somebody develops here, programs of theirs run beside the product. */
function mayBeLocal(): boolean {
  return env.NODE_ENV === "development" || env.WEBHOOKS_TO_LOCALHOST;
}

const HIDDEN = "This address isn't on the public internet, so nothing can be sent there.";
const UNKNOWN = "This address can't be found. Check its spelling.";

/** Refuses where no message may go, so that one learns it from the form rather than from the log. INVALID_INPUT at `url`. */
export async function refuseHiddenAddress(url: string): Promise<void> {
  try {
    await addressesOf(new URL(url));
  } catch (error) {
    const message = error instanceof HiddenAddress ? HIDDEN : UNKNOWN;
    throw new Failure("INVALID_INPUT", message, { fields: { url: [message] } });
  }
}
