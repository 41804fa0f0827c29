import type { Mutation } from "@/components/shared/mutations/mutation";
import { withoutMessage } from "@/components/shared/mutations/undone";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { importRatesAction, undoRatesAction } from "./actions";

type Imported = { readonly importId: string | null; readonly added: number };

/** Imports a file's rates. `isUnusualMeant` also accepts rates that differ widely from the last known ones. */
export function importRatesMutation(
  fileName: string,
  text: string,
  isUnusualMeant: boolean,
): Mutation<Imported> {
  return {
    failed: "Failed to import the rates",
    run: () => runAction(importRatesAction, { fileName, text, isUnusualMeant }),
    tells: ({ importId, added }) => ({
      said: added === 0 ? "All of these rates are known already" : `${counted(added, "rate")} imported`,
      ...(importId ? { undo: withoutMessage(undoRatesMutation(importId)) } : {}),
    }),
  };
}

/** Undoes an import of rates; the rates that it replaced apply again. */
export function undoRatesMutation(id: string): Mutation<unknown> {
  return {
    failed: "Failed to take the rates back",
    run: () => runAction(undoRatesAction, { id }),
    tells: () => ({ said: "Rates taken back" }),
  };
}
