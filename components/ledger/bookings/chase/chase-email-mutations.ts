import type { Mutation } from "@/components/shared/mutations/mutation";
import { runAction } from "@/lib/platform/api-client/run-action";
import { retryChaseEmailAction, withdrawChaseEmailAction } from "./actions";

/** Withdraws an email that is waiting to be sent. */
export function withdrawal(id: string): Mutation {
  return {
    run: () => runAction(withdrawChaseEmailAction, { id }),
    tells: () => ({ said: "Email taken back" }),
    subject: `letters/${id}`,
    failed: "The email could not be taken back",
  };
}

/** Sends a failed email again. */
export function secondTry(id: string): Mutation {
  return {
    run: () => runAction(retryChaseEmailAction, { id }),
    failed: "The email could not be sent again",
  };
}
