"use server";

import { headers } from "next/headers";
import { outcomeOf } from "@/lib/delivery/action";
import { verifyForwardingLink } from "@/lib/inbox/emails/intake/verify-forwarding";
import { forwardingToken } from "@/lib/inbox/forwarding/forwarding-address.model";
import { parse } from "@/lib/platform/base/input";
import type { Outcome } from "@/lib/platform/base/outcome";

/**
 * Verifies a forwarding address; called by the page behind the link. Public, so it isn't an `action()`: the reader of
 * the email need not be signed in.
 */
export async function verifyForwardingAction(raw: { readonly token: string }): Promise<Outcome<void>> {
  return outcomeOf(async (requestId) => {
    const { token } = parse(forwardingToken, raw);
    return verifyForwardingLink(requestId, token, await headers());
  });
}
