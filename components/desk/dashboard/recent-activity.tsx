import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/links/page-link";
import { ACTIVITY_GROUPS, type Activity } from "@/lib/accounts/activity/activity.model";
import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { activityWords } from "./activity-words.model";
import { SectionCard } from "./section-card";

/** The newest entries of the agent's feed. */
export function RecentActivity({ activities }: { readonly activities: readonly Activity[] }) {
  return (
    <SectionCard title="Recent Activity" empty={activities.length === 0 ? "No recent activity" : null}>
      <ul className="divide-y">
        {activities.map((activity) => (
          <Entry key={activity.id} activity={activity} />
        ))}
      </ul>
    </SectionCard>
  );
}

function Entry({ activity }: { readonly activity: Activity }) {
  const { label, href } = subjectOf(activity);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5 first:pt-0 last:pb-0">
      <Badge tone="grey">{ACTIVITY_GROUPS[activity.type]}</Badge>
      <p className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        {activityWords(activity)}
        {label ? ": " : ""}
        {label && href ? (
          <PageLink href={href} className="font-medium hover:underline">
            {label}
          </PageLink>
        ) : (
          <span className="font-medium">{label}</span>
        )}
      </p>
      <span className="text-muted-foreground text-sm">
        <InstantText value={activity.createdAt} />
      </span>
    </li>
  );
}

function subjectOf({ booking, email, supplier }: Activity): { label: string; href: string | null } {
  if (booking) {
    const client = booking.clientName ? `, ${booking.clientName}` : "";
    return { label: `${booking.confirmationNumber}${client}`, href: `/bookings/${booking.id}` };
  }
  if (email)
    return { label: email.subject ?? "No Subject", href: EMAILS_URL.href("/emails", { emailId: email.id }) };
  return { label: supplier?.name ?? "", href: null };
}
