import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { addressesOf, HiddenAddress } from "./receiver-address";

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
