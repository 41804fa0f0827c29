import { toast } from "@/components/ui/toast";
import { failureOf, failureTitle } from "@/lib/api-client/api-failure";

/** Reports a failed call: the category's title, or one of the caller's, over the message. What never reached the server offers to reload. */
export function toastFailure(error: unknown, title?: string): void {
  const failure = failureOf(error);
  const retry = { label: "Retry", onClick: () => window.location.reload() };
  toast.error(title ?? failureTitle(failure.category), {
    description: failure.message,
    ...(failure.retryable ? { action: retry } : {}),
  });
}

/** Runs moves that say how they went: a failure under its title, then `done`. Answers whether the move succeeded. */
export function attempting(done: () => void) {
  return async (work: () => Promise<unknown>, title: string): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      toastFailure(error, title);
      return false;
    } finally {
      done();
    }
  };
}
