import "server-only";
import { Failure } from "@/lib/base/failure";
import type { InboundMail, InboundRequest, InboundSecrets } from "./inbound-mail";
import { readPostmark } from "./read-postmark";
import { readRaw } from "./read-raw";
import { readResend } from "./read-resend";

/**
 * What a provider's webhook call brings, verified first. Fails with NOT_FOUND (no such provider), NOT_SIGNED_IN,
 * WRONG_CONTENT_TYPE, TOO_LARGE, INVALID_INPUT, and where the message has to be fetched with PROVIDER_FAILED, TIMED_OUT or
 * UNAVAILABLE. Null for a genuine event that announces something else than a message.
 */
export async function readInbound(
  provider: string,
  request: InboundRequest,
  secrets: InboundSecrets,
): Promise<InboundMail | null> {
  switch (provider) {
    case "postmark":
      return readPostmark(request, secrets);
    case "resend":
      return readResend(request, secrets);
    case "raw":
      return readRaw(request, secrets);
    default:
      throw new Failure("NOT_FOUND");
  }
}
