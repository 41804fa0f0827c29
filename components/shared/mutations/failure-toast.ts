import { toast } from "@/components/ui/toast/toast";
import type { About } from "@/components/ui/toast/toast-about";
import { failureOf, failureTitle, NEW_VERSION } from "@/lib/platform/api-client/api-failure";
import { way } from "../form/way-out";

type How = {
  /** Replaces the failure's own message. */
  readonly description?: string | undefined;
  readonly about?: About | undefined;
  /** Repeats the failed action. Without it, Retry reloads the page. */
  readonly retry?: () => void;
  /** An action that helps where a retry does not. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** The id of a message that stays until it is dismissed by this id. */
  readonly id?: string;
};

/**
 * Shows a toast for a failed call: the title (the failure category's if none is given) above the message. Failures
 * that never reached the server offer Retry.
 */
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

/** Actions that resolve a failure, by failure code. They leave the page without confirmation, since input is kept. */
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
