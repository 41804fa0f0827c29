import type { Mutation } from "@/components/shared/mutations/mutation";
import { runAction } from "@/lib/platform/api-client/run-action";
import { addPatternAction, removePatternAction } from "./actions";

type Pattern = { readonly supplierId: string; readonly terms: readonly string[] };

/** An administrator's mutations of a supplier's patterns. */
export const patternMutations = { add, remove };

function add({ supplierId, terms }: Pattern): Mutation {
  return {
    subject: subjectOf({ supplierId, terms }),
    run: () => runAction(addPatternAction, { supplierId, terms: [...terms] }),
    tells: () => ({
      said: "Bank pattern added",
      description: "Undecided transactions are matched again.",
      undo: remove({ supplierId, terms }),
    }),
    failed: "Failed to add the bank pattern",
  };
}

function remove({ supplierId, terms }: Pattern): Mutation {
  return {
    subject: subjectOf({ supplierId, terms }),
    run: () => runAction(removePatternAction, { supplierId, terms: [...terms] }),
    tells: () => ({ said: "Bank pattern removed", undo: add({ supplierId, terms }) }),
    failed: "Failed to remove the bank pattern",
  };
}

function subjectOf({ supplierId, terms }: Pattern): string {
  return `suppliers/${supplierId}/${terms.join(" ")}`;
}
