import type { Move } from "@/components/shared/moves/move";
import { runAction } from "@/lib/platform/api-client/run-action";
import { bringBackEmailAction, dismissEmailAction } from "./actions";

/** A mail that nothing more is to be done about leaves its list. */
export function mailDone(id: string, said: string): Move {
  return {
    run: () => runAction(dismissEmailAction, { id }),
    tells: () => ({ said, undo: { run: () => runAction(bringBackEmailAction, { id }) } }),
  };
}
