import { EmptyState } from "@/components/shared/states/empty-state";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";

const TITLE = "Billing isn't configured on this installation";
const FREE = "Everything works without limits, and nobody is charged.";

/** Shown in place of plans and payments if the installation has no payment key. */
export function BillingNotConfigured() {
  return (
    <EmptyState illustration="ledger" title={TITLE}>
      {FREE}
    </EmptyState>
  );
}

/** The same notice above the prices of other installations. */
export function FreeHere() {
  return (
    <Alert tone="info">
      <AlertTitle>{TITLE}</AlertTitle>
      <AlertDescription>{FREE}</AlertDescription>
    </Alert>
  );
}
