import type { Move } from "@/components/shared/moves/move";
import { runAction } from "@/lib/platform/api-client/run-action";
import { retryChaseEmailAction, withdrawChaseEmailAction } from "./actions";

/** Takes a mail back. */
export function withdrawal(id: string): Move {
  return {
    run: () => runAction(withdrawChaseEmailAction, { id }),
    tells: () => ({ said: "E-mail taken back" }),
    failed: "The e-mail could not be taken back",
  };
}

/** Sends a failed mail again. */
export function secondTry(id: string): Move {
  return {
    run: () => runAction(retryChaseEmailAction, { id }),
    failed: "The e-mail could not be sent again",
  };
}
