import { EmptyState } from "@/components/shared/states/empty-state";

/** In place of plans and payments where the installation has no payment key. */
export function BillingNotConfigured() {
  return (
    <EmptyState illustration="ledger" title="Billing isn't configured on this installation">
      Everything works without limits, and nobody is charged.
    </EmptyState>
  );
}
