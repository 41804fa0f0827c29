import type { Mutation } from "@/components/shared/mutations/mutation";
import { runAction } from "@/lib/platform/api-client/run-action";
import { bringBackEmailAction, dismissEmailAction } from "./actions";

/** Returns a mutation that removes a completed email from its list. */
export function dismissMutation(id: string, said: string): Mutation {
  return {
    run: () => runAction(dismissEmailAction, { id }),
    tells: () => ({ said, undo: { run: () => runAction(bringBackEmailAction, { id }) } }),
  };
}
