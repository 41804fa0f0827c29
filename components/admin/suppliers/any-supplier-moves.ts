import type { Move } from "@/components/shared/moves/move";
import { runAction } from "@/lib/api-client/run-action";
import type { PaymentPolicy } from "@/lib/suppliers/supplier.model";
import { settlePolicyAction, unverifySupplierAction, verifySupplierAction } from "./actions";

type Named = { readonly id: string; readonly name: string };

/** What an administrator does about a supplier of all agents. */
export const anySupplierMoves = { verify, unverify, settle };

function verify(supplier: Named): Move {
  return {
    run: () => runAction(verifySupplierAction, { id: supplier.id }),
    tells: () => ({
      said: `${supplier.name} verified`,
      description: "All agents see it now.",
      undo: unverify(supplier),
    }),
    failed: "Failed to verify supplier",
  };
}

function unverify(supplier: Named): Move {
  return {
    run: () => runAction(unverifySupplierAction, { id: supplier.id }),
    tells: () => ({ said: `${supplier.name} is no longer verified`, undo: verify(supplier) }),
    failed: "Failed to unverify supplier",
  };
}

function settle(supplier: Named, policy: PaymentPolicy | null, before: PaymentPolicy | null): Move {
  return {
    run: () => runAction(settlePolicyAction, { id: supplier.id, policy }),
    tells: () => ({
      said: "Payment policy saved",
      description: "Expected dates of all agents' bookings follow.",
      undo: settle(supplier, before, policy),
    }),
    failed: "Failed to save the payment policy",
  };
}
