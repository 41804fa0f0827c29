import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { postmark } from "@/lib/platform/vendors/postmark/read-postmark";
import { resend } from "@/lib/platform/vendors/resend/read-resend";
import type {
  InboundCall,
  InboundMail,
  InboundProvider,
  InboundRequest,
  InboundSecrets,
} from "./inbound-mail";
import { raw } from "./read-raw";

const PROVIDERS: ReadonlyMap<string, InboundProvider> = new Map(Object.entries({ postmark, raw, resend }));

/**
 * Returns how many bytes the body of a provider's call may have, decided by its headers alone. Fails with NOT_FOUND (no
 * such provider), NOT_SIGNED_IN or WRONG_CONTENT_TYPE.
 */
export function admitInbound(provider: string, call: InboundCall, secrets: InboundSecrets): number {
  const one = providerOf(provider);
  one.admit(call, secrets);
  return one.largest;
}

/**
 * Verifies a provider's webhook call and reads its message. Fails as `admitInbound` does, with TOO_LARGE or
 * INVALID_INPUT and, where the message has to be fetched, with PROVIDER_FAILED, TIMED_OUT or UNAVAILABLE. Returns null
 * for a genuine event that is not about a message.
 */
export async function readInbound(
  provider: string,
  request: InboundRequest,
  secrets: InboundSecrets,
): Promise<InboundMail | null> {
  const largest = admitInbound(provider, request, secrets);
  if (request.body.byteLength > largest) {
    throw new Failure("TOO_LARGE", "The message is larger than what is accepted here.");
  }
  return providerOf(provider).read(request, secrets);
}

function providerOf(name: string): InboundProvider {
  const provider = PROVIDERS.get(name);
  if (!provider) throw new Failure("NOT_FOUND");
  return provider;
}
