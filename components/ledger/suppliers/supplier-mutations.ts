import type { Mutation } from "@/components/shared/mutations/mutation";
import { runAction } from "@/lib/platform/api-client/run-action";
import {
  deactivateSupplierAction,
  mergeSuppliersAction,
  reactivateSupplierAction,
  unmergeSuppliersAction,
} from "./actions";

type Named = { readonly id: string; readonly name: string };

/** The mutations of a whole supplier. */
export const supplierMutations = { deactivate, reactivate, merge, unmerge };

function deactivate(supplier: Named): Mutation {
  return {
    subject: `suppliers/${supplier.id}/state`,
    run: () => runAction(deactivateSupplierAction, { id: supplier.id }),
    tells: () => ({ said: `${supplier.name} deactivated`, undo: reactivate(supplier) }),
    failed: "Failed to deactivate supplier",
  };
}

function reactivate(supplier: Named): Mutation {
  return {
    subject: `suppliers/${supplier.id}/state`,
    run: () => runAction(reactivateSupplierAction, { id: supplier.id }),
    tells: () => ({ said: `${supplier.name} reactivated`, undo: deactivate(supplier) }),
    failed: "Failed to reactivate supplier",
  };
}

function merge(from: Named, into: Named): Mutation<{ readonly mergeId: string }> {
  return {
    subject: `suppliers/${from.id}`,
    run: () => runAction(mergeSuppliersAction, { fromId: from.id, intoId: into.id }),
    tells: ({ mergeId }) => ({
      said: `${from.name} merged into ${into.name}`,
      undo: unmerge(mergeId, from.name),
    }),
    failed: "Failed to merge suppliers",
  };
}

function unmerge(mergeId: string, name: string): Mutation {
  return {
    run: () => runAction(unmergeSuppliersAction, { mergeId }),
    tells: () => ({ said: `${name} stands for itself again` }),
    failed: "Failed to undo the merge",
  };
}
