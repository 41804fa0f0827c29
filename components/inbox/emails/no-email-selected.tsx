import { EmptyState } from "@/components/shared/states/empty-state";

/** What stands beside the list while no mail is open. */
export function NoEmailSelected() {
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState illustration="envelope" title="No email selected">
        Select an email from the list to view its details
      </EmptyState>
    </div>
  );
}
