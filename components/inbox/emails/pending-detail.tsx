import { ArrowLeftIcon } from "lucide-react";
import { EmptyState } from "@/components/shared/states/empty-state";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { ApiFailure } from "@/lib/platform/api-client/api-failure";

/** The placeholder of an email that is loading or failed to load. */
export function PendingDetail({
  failure,
  onClose,
  onRetry,
}: {
  readonly failure: ApiFailure | null;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}) {
  return (
    <div data-pane="mail" className="min-w-0 flex-1 p-4" aria-busy={failure === null}>
      <Button variant="ghost" size="sm" onClick={onClose} className="mb-2 md:hidden">
        <ArrowLeftIcon />
        Back
      </Button>
      <Content failure={failure} onRetry={onRetry} />
    </div>
  );
}

function Content({ failure, onRetry }: { failure: ApiFailure | null; onRetry: () => void }) {
  if (failure === null) {
    return (
      <div className="flex flex-col gap-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  if (failure.status === 404) {
    return (
      <EmptyState illustration="envelope" title="This email was not found">
        It may have been deleted, or the link is not complete.
      </EmptyState>
    );
  }
  return <LoadFailed message={failure.message} onRetry={onRetry} />;
}
