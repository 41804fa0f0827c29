"use server";

import { headers } from "next/headers";
import { z } from "zod";
import { unsubscribe } from "@/lib/accounts/notifications/mail/unsubscribe";
import { outcomeOf } from "@/lib/delivery/action";
import { textsOf } from "@/lib/delivery/form";
import { parse } from "@/lib/platform/base/input";
import type { Outcome } from "@/lib/platform/base/outcome";

const link = z.object({ token: z.string().max(200) });

/**
 * Unsubscribes from emails; called by the page behind an email's link. Public, so it isn't an `action()`: the
 * reader of the email need not be signed in.
 */
export async function unsubscribeAction(
  _before: Outcome<void> | null,
  form: FormData,
): Promise<Outcome<void>> {
  return outcomeOf(async (requestId) => {
    const { token } = parse(link, textsOf(form));
    await unsubscribe(requestId, token, await headers());
  });
}
