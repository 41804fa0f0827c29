import { activityWords } from "@/components/desk/dashboard/activity-words.model";
import { SectionCard } from "@/components/desk/dashboard/section-card";
import { InstantText } from "@/components/shared/text/date-text";
import { PageLink } from "@/components/ui/links/page-link";
import type { PlatformActivity as Entry } from "@/lib/accounts/activity/activity.model";
import { AUDIT_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

/** What happened last among all agents; each name leads to that agent's audit. */
export function PlatformActivity({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <SectionCard title="Recent Activity" empty={entries.length === 0 ? "No recent activity" : null}>
      <ul className="divide-y">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0"
          >
            <p className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
              {activityWords({ ...entry, changeSet: {} })},{" "}
              <PageLink
                href={AUDIT_URL.href("/admin/audit", { agent: entry.agent.id })}
                className="underline decoration-dotted underline-offset-4"
              >
                {entry.agent.name}
              </PageLink>
            </p>
            <span className="text-muted-foreground text-sm">
              <InstantText value={entry.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
