import "server-only";
import { env } from "@/lib/platform/base/env";
import type { Context } from "@/lib/platform/context/context";
import type { InboundCall, InboundRequest, InboundSecrets } from "@/lib/platform/mail/inbound-mail";
import { admitInbound, readInbound } from "@/lib/platform/mail/read-inbound";
import { type Receipt, receiveEmail } from "./receive-email";

/** How many bytes a provider's delivery may have; fails before any of them is read when its headers prove nothing. */
export function admitDelivery(provider: string, call: InboundCall): number {
  return admitInbound(provider, call, secrets());
}

/** A provider's delivery: verified by the provider's own means first, then taken in. A genuine call without a message is ignored. */
export async function receiveDelivery(
  ctx: Context,
  provider: string,
  delivery: InboundRequest,
): Promise<Receipt> {
  const inbound = await readInbound(provider, delivery, secrets());
  return inbound ? receiveEmail(ctx, inbound) : { outcome: "ignored" };
}

function secrets(): InboundSecrets {
  return {
    webhookSecret: env.INBOUND_WEBHOOK_SECRET,
    resendSigningSecret: env.RESEND_WEBHOOK_SECRET,
    resendApiKey: env.RESEND_API_KEY,
    resendBaseUrl: env.RESEND_BASE_URL,
  };
}
