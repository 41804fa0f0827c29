import { SectionCard } from "@/components/desk/dashboard/section-card";
import { PRIORITIES } from "@/components/inbox/administration/review/review-words.model";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/links/page-link";
import type { Review } from "@/lib/inbox/ai-review/review.model";
import { REVIEWS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { counted } from "@/lib/platform/base/text";

/** The pending AI reviews, longest waiting first. */
export function ReviewQueue({
  reviews,
  waiting,
}: {
  readonly reviews: readonly Review[];
  readonly waiting: number;
}) {
  return (
    <SectionCard
      title="AI Review Queue"
      description={`${counted(waiting, "review")} waiting`}
      empty={reviews.length === 0 ? "All AI parsing corrections have been reviewed" : null}
      action={
        <PageLink
          href="/admin/ai-review/pending"
          className="inline-flex min-h-8 items-center underline decoration-1 underline-offset-4"
        >
          View all reviews
        </PageLink>
      }
    >
      <ul className="divide-y">
        {reviews.map(({ id, email, agent, priority, createdAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
            <Badge tone={PRIORITIES[priority].tone}>{PRIORITIES[priority].label}</Badge>
            <p className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
              <PageLink
                href={REVIEWS_URL.href("/admin/ai-review/pending", { item: id })}
                className="font-medium hover:underline"
              >
                {email.subject ?? "No Subject"}
              </PageLink>
              , {agent.name}
            </p>
            <span className="text-muted-foreground text-sm">
              <InstantText value={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
