"use server";

import { headers } from "next/headers";
import { parse } from "@/lib/base/input";
import type { Outcome } from "@/lib/base/outcome";
import { outcomeOf } from "@/lib/delivery/action";
import { verifyForwardingLink } from "@/lib/emails/intake/verify-forwarding";
import { forwardingToken } from "@/lib/forwarding/forwarding-address.model";

/** Sent by the page behind the link. Public, so it is no `action()`: whoever reads the mail need not be signed in. */
export async function verifyForwardingAction(raw: { readonly token: string }): Promise<Outcome<void>> {
  return outcomeOf(async (requestId) => {
    const { token } = parse(forwardingToken, raw);
    return verifyForwardingLink(requestId, token, await headers());
  });
}
