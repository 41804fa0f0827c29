"use server";

import { headers } from "next/headers";
import { z } from "zod";
import { parse } from "@/lib/base/input";
import type { Outcome } from "@/lib/base/outcome";
import { outcomeOf } from "@/lib/delivery/action";
import { textsOf } from "@/lib/delivery/form";
import { unsubscribe } from "@/lib/notifications/mail/unsubscribe";

const link = z.object({ token: z.string().max(200) });

/** Sent by the page behind the link of a mail. Public, so it is no `action()`: whoever reads the mail need not be signed in. */
export async function unsubscribeAction(
  _before: Outcome<void> | null,
  form: FormData,
): Promise<Outcome<void>> {
  return outcomeOf(async (requestId) => {
    const { token } = parse(link, textsOf(form));
    await unsubscribe(requestId, token, await headers());
  });
}
