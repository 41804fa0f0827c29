import "server-only";
import { env } from "@/lib/base/env";
import type { Context } from "@/lib/context/context";
import { readInbound } from "@/lib/vendors/inbound-mail/read-inbound";
import { type Receipt, receiveEmail } from "./receive-email";

type Delivery = { readonly headers: Headers; readonly url: URL; readonly body: Uint8Array };

/** A provider's delivery: verified by the provider's own means first, then taken in. */
export async function receiveDelivery(ctx: Context, provider: string, delivery: Delivery): Promise<Receipt> {
  const inbound = await readInbound(provider, delivery, {
    webhookSecret: env.INBOUND_WEBHOOK_SECRET,
    resendSigningSecret: env.RESEND_WEBHOOK_SECRET,
    resendApiKey: env.RESEND_API_KEY,
    resendBaseUrl: env.RESEND_BASE_URL,
  });
  return receiveEmail(ctx, inbound);
}
