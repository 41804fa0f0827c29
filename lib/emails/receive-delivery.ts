import "server-only";
import { env } from "@/lib/base/env";
import type { Context } from "@/lib/context/context";
import type { InboundRequest } from "@/lib/vendors/inbound-mail/inbound-mail";
import { readInbound } from "@/lib/vendors/inbound-mail/read-inbound";
import { type Receipt, receiveEmail } from "./receive-email";

/** A provider's delivery: verified by the provider's own means first, then taken in. A genuine call without a message is ignored. */
export async function receiveDelivery(
  ctx: Context,
  provider: string,
  delivery: InboundRequest,
): Promise<Receipt> {
  const inbound = await readInbound(provider, delivery, {
    webhookSecret: env.INBOUND_WEBHOOK_SECRET,
    resendSigningSecret: env.RESEND_WEBHOOK_SECRET,
    resendApiKey: env.RESEND_API_KEY,
    resendBaseUrl: env.RESEND_BASE_URL,
  });
  return inbound ? receiveEmail(ctx, inbound) : { outcome: "ignored" };
}
