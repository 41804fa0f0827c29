"use client";

import { attempting } from "@/components/shared/failure-toast";
import { useRefresh } from "@/components/shared/refresh";
import { toast } from "@/components/ui/toast";
import { runAction } from "@/lib/api-client/run-action";
import {
  deactivateSupplierAction,
  mergeSuppliersAction,
  reactivateSupplierAction,
  unmergeSuppliersAction,
} from "./actions";

/** What can be done with a whole supplier, each with its toast and its undo; the list is asked for again. */
export function useSupplierMoves() {
  const refresh = useRefresh();
  const attempt = attempting(refresh);
  const deactivate = (id: string, name: string): Promise<boolean> =>
    attempt(async () => {
      await runAction(deactivateSupplierAction, { id });
      toast.undoable(`${name} deactivated`, () => void reactivate(id, name));
    }, "Failed to deactivate supplier");
  const reactivate = (id: string, name: string): Promise<boolean> =>
    attempt(async () => {
      await runAction(reactivateSupplierAction, { id });
      toast.undoable(`${name} reactivated`, () => void deactivate(id, name));
    }, "Failed to reactivate supplier");
  const unmerge = (mergeId: string, name: string): Promise<boolean> =>
    attempt(async () => {
      await runAction(unmergeSuppliersAction, { mergeId });
      toast.success(`${name} stands for itself again`);
    }, "Failed to undo the merge");
  const merge = (fromId: string, name: string, into: { id: string; name: string }): Promise<boolean> =>
    attempt(async () => {
      const { mergeId } = await runAction(mergeSuppliersAction, { fromId, intoId: into.id });
      toast.undoable(`${name} merged into ${into.name}`, () => void unmerge(mergeId, name));
    }, "Failed to merge suppliers");
  return { deactivate, reactivate, merge, unmerge };
}
