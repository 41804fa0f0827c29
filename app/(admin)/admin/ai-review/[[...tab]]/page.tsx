import { redirect } from "next/navigation";
import { ReviewScreen } from "@/components/inbox/administration/review/review-screen";
import { STATUS_LABELS } from "@/components/inbox/administration/review/review-words.model";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { LinkButton } from "@/components/ui/links/link-button";
import { LinkTabs } from "@/components/ui/tabs";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import {
  listReviewAgents,
  listReviews,
  readReview,
  readReviewStats,
} from "@/lib/inbox/ai-review/read-review";
import { type ReviewStats, type ReviewStatus, reviewsPageOf } from "@/lib/inbox/ai-review/review.model";
import { REVIEW_STATUSES } from "@/lib/platform/base/addresses/addresses.model";
import { REVIEWS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

export const metadata = { title: "AI Review" };

/** Returns the status that the tab shows; any other path redirects to the first tab. */
function tabOf([tab = "pending", ...more]: readonly string[]): ReviewStatus {
  const status = REVIEW_STATUSES.find((one) => one === tab);
  if (!status || more.length > 0) redirect("/admin/ai-review/pending");
  return status;
}

export default async function ReviewPage({ params, searchParams }: PageProps<"/admin/ai-review/[[...tab]]">) {
  const [{ tab: path = [] }, address, { ctx }] = await Promise.all([
    params,
    searchParams,
    adminPageContext(),
  ]);
  const status = tabOf(path);
  const values = REVIEWS_URL.read(address);
  const [list, stats, agents, given] = await Promise.all([
    section(listReviews(ctx, reviewsPageOf(status, values))),
    section(readReviewStats(ctx)),
    section(listReviewAgents(ctx, status)),
    values.item ? section(readReview(ctx, values.item.toLowerCase())) : null,
  ]);
  const instead =
    list.ok && lastPageInstead(REVIEWS_URL, `/admin/ai-review/${status}`, address, list.value.count);
  if (instead) redirect(instead);
  return (
    <>
      <ReviewHeader status={status} stats={stats.ok ? stats.value : null} />
      {list.ok ? (
        <ReviewScreen
          status={status}
          rows={list.value.data}
          total={list.value.count}
          agents={agents.ok ? agents.value : []}
          given={given?.ok ? given.value : null}
        />
      ) : (
        <LoadFailed message="Failed to load review items" />
      )}
    </>
  );
}

/** The heading with the link back, and the tabs with their counts. */
function ReviewHeader({
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
