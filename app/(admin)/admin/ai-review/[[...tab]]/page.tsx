import { redirect } from "next/navigation";
import { ReviewHeader } from "@/components/inbox/administration/review/review-header";
import { ReviewScreen } from "@/components/inbox/administration/review/review-screen";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { listReviewAgents, listReviews, readReviewStats } from "@/lib/inbox/ai-review/list-reviews";
import { readReview } from "@/lib/inbox/ai-review/read-review";
import { type ReviewStatus, reviewsPageOf } from "@/lib/inbox/ai-review/review.model";
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
