import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/links/page-link";
import {
  ACTIVITY_GROUPS,
  type Activity,
  type PlatformActivity,
} from "@/lib/accounts/activity/activity.model";
import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { AUDIT_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { activityWords } from "./activity-words.model";
import { SectionCard } from "./section-card";

/** The latest activity of the agent, or, for administrators, of all agents, with each agent's name. */
export function RecentActivity({
  activities,
}: {
  readonly activities: readonly (Activity | PlatformActivity)[];
}) {
  return (
    <SectionCard title="Recent Activity" empty={activities.length === 0 ? "No recent activity" : null}>
      <ul className="divide-y">
        {activities.map((activity) => (
          <Entry
            key={activity.id}
            activity={activity}
            agent={"agent" in activity ? activity.agent : undefined}
          />
        ))}
      </ul>
    </SectionCard>
  );
}

function Entry({
  activity,
  agent,
}: {
  readonly activity: Activity;
  readonly agent: PlatformActivity["agent"] | undefined;
}) {
  const { label, href } = subjectOf(activity, agent ? "/admin" : "");
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5 first:pt-0 last:pb-0">
      {agent ? null : <Badge tone="grey">{ACTIVITY_GROUPS[activity.type]}</Badge>}
      <div className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        <p>
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
        {agent ? (
          <PageLink
            href={AUDIT_URL.href("/admin/audit", { agent: agent.id })}
            className="inline-block text-muted-foreground text-sm leading-6 underline decoration-dotted underline-offset-4"
          >
            {agent.name}
          </PageLink>
        ) : null}
      </div>
      <span className="text-muted-foreground text-sm">
        <InstantText value={activity.createdAt} />
      </span>
    </li>
  );
}

function subjectOf(
  { booking, email, supplier }: Activity,
  area: "" | "/admin",
): { label: string; href: string | null } {
  if (booking) {
    const client = booking.clientName ? `, ${booking.clientName}` : "";
    return { label: `${booking.confirmationNumber}${client}`, href: `${area}/bookings/${booking.id}` };
  }
  if (email) {
    const href = area ? `/admin/emails/${email.id}` : EMAILS_URL.href("/emails", { emailId: email.id });
    return { label: email.subject ?? "No Subject", href };
  }
  return { label: supplier?.name ?? "", href: null };
}
