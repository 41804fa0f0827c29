import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LinkButton } from "@/components/ui/links/link-button";
import { LinkTabs } from "@/components/ui/tabs";
import type { ReviewStats, ReviewStatus } from "@/lib/inbox/ai-review/review.model";
import { REVIEW_STATUSES } from "@/lib/platform/base/addresses/addresses.model";
import { STATUS_LABELS } from "./review-words.model";

/** The heading with the link back, and the tabs with their counts. */
export function ReviewHeader({
  status,
  stats,
}: {
  readonly status: ReviewStatus;
  readonly stats: ReviewStats | null;
}) {
  return (
    <>
      <PageHeader
        title="AI Review"
        description="What agents report as read wrongly in their emails."
        actions={
          <>
            <LinkButton variant="outline" href="/admin/ai-review/accuracy">
              Accuracy
            </LinkButton>
            <LinkButton variant="outline" href="/admin">
              Back to Admin
            </LinkButton>
            <RefreshButton />
          </>
        }
      />
      <LinkTabs
        label="Reviews by state"
        className="mb-4"
        tabs={REVIEW_STATUSES.map((one) => ({
          href: `/admin/ai-review/${one}`,
          label: STATUS_LABELS[one],
          ...(stats ? { count: stats[one].toLocaleString("en-US") } : {}),
          active: one === status,
        }))}
      />
    </>
  );
}
