import { toast } from "@/components/ui/toast/toast";
import type { About } from "@/components/ui/toast/toast-about";
import { failureOf, failureTitle, NEW_VERSION } from "@/lib/platform/api-client/api-failure";
import { way } from "../form/way-out";

type How = {
  /** Instead of the failure's own message. */
  readonly description?: string | undefined;
  readonly about?: About | undefined;
  /** Does again what failed; without it the page is loaded again. */
  readonly retry?: () => void;
  /** What can be done about a failure that trying again won't help. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Of a message that stays until it is dismissed by this name. */
  readonly id?: string;
};

/** Reports a failed call: the category's title, or one of the caller's, over the message. What never reached the server offers Retry. */
export function toastFailure(error: unknown, title?: string, how: How = {}): void {
  const failure = failureOf(error);
  const retry = { label: "Retry", onClick: how.retry ?? (() => window.location.reload()) };
  const action = failure.retryable ? retry : (REMEDIES[failure.code ?? ""] ?? how.action);
  toast.error(title ?? failureTitle(failure), {
    description: how.description ?? failure.message,
    about: how.about,
    ...(action ? { action } : {}),
    ...(how.id ? { id: how.id, duration: Number.POSITIVE_INFINITY } : {}),
  });
}

/** What helps by a failure's code, whoever failed; what is typed is kept meanwhile. */
const REMEDIES: Readonly<Record<string, How["action"]>> = {
  [NEW_VERSION]: { label: "Reload", onClick: () => leaveBy(() => window.location.reload()) },
  ADDRESS_UNVERIFIED: leadingTo("/user/security", "Verify"),
  PLAN_REQUIRED: leadingTo("/plan", "See Plans"),
};

function leadingTo(address: string, label: string): How["action"] {
  return { label, onClick: () => leaveBy(() => window.location.assign(address)) };
}

function leaveBy(go: () => void): void {
  way.isFree = true;
  go();
}
