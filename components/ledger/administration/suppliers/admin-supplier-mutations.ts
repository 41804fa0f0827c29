import type { Mutation } from "@/components/shared/mutations/mutation";
import type { MergedSuppliers } from "@/lib/ledger/suppliers/administration/supplier-join.model";
import type { PaymentPolicy } from "@/lib/ledger/suppliers/supplier.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import {
  forgetApartAction,
  mergeAdminSuppliersAction,
  settlePolicyAction,
  tellApartAction,
  unmergeAdminSuppliersAction,
  unverifySupplierAction,
  verifySupplierAction,
} from "./actions";

type Named = { readonly id: string; readonly name: string };

/** An administrator's mutations of a supplier; they affect all agents. */
export const adminSupplierMutations = {
  verify,
  unverify,
  settle,
  merge,
  unmerge,
  tellApart: markAsDifferent,
};

function verify(supplier: Named): Mutation {
  return {
    subject: `suppliers/${supplier.id}/verified`,
    run: () => runAction(verifySupplierAction, { id: supplier.id }),
    tells: () => ({
      said: `${supplier.name} verified`,
      description: "All agents see it now.",
      undo: unverify(supplier),
    }),
    failed: "Failed to verify supplier",
  };
}

function unverify(supplier: Named): Mutation {
  return {
    subject: `suppliers/${supplier.id}/verified`,
    run: () => runAction(unverifySupplierAction, { id: supplier.id }),
    tells: () => ({ said: `${supplier.name} is no longer verified`, undo: verify(supplier) }),
    failed: "Failed to unverify supplier",
  };
}

function settle(supplier: Named, policy: PaymentPolicy | null, before: PaymentPolicy | null): Mutation {
  return {
    subject: `suppliers/${supplier.id}/policy`,
    run: () => runAction(settlePolicyAction, { id: supplier.id, policy }),
    tells: () => ({
      said: "Payment policy saved",
      description: "Expected dates of all agents' bookings follow.",
      undo: settle(supplier, before, policy),
    }),
    failed: "Failed to save the payment policy",
  };
}

function merge(from: Named, into: Named): Mutation<MergedSuppliers> {
  return {
    run: () => runAction(mergeAdminSuppliersAction, { fromId: from.id, intoId: into.id }),
    tells: ({ joinId, moved }) => ({
      said: `${from.name} merged into ${into.name}`,
      description: `${counted(moved, "booking")} moved. Expected dates follow.`,
      undo: unmerge(joinId, from.name),
    }),
    failed: "Failed to merge suppliers",
  };
}

function unmerge(joinId: string, name: string): Mutation {
  return {
    run: () => runAction(unmergeAdminSuppliersAction, { joinId }),
    tells: () => ({ said: `${name} is a supplier of its own again` }),
    failed: "Failed to undo the merge",
  };
}

function markAsDifferent(one: Named, other: Named): Mutation {
  return {
    subject: pairOf(one, other),
    run: () => runAction(tellApartAction, { oneId: one.id, otherId: other.id }),
    tells: () => ({ said: `${one.name} and ${other.name} stay two`, undo: forgetApart(one, other) }),
    failed: "Failed to keep them apart",
  };
}

function forgetApart(one: Named, other: Named): Mutation {
  return {
    subject: pairOf(one, other),
    run: () => runAction(forgetApartAction, { oneId: one.id, otherId: other.id }),
    tells: () => ({
      said: `${one.name} and ${other.name} may be one again`,
      undo: markAsDifferent(one, other),
    }),
    failed: "Failed to undo",
  };
}

function pairOf(one: Named, other: Named): string {
  return `pairs/${[one.id, other.id].sort().join()}`;
}
