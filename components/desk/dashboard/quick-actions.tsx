import { BookOpenIcon, MailIcon, SettingsIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import { SectionCard } from "./section-card";

const ACTIONS = [
  { label: "Emails", href: "/emails/new", icon: MailIcon },
  { label: "Bookings", href: "/bookings/open", icon: BookOpenIcon },
  { label: "Settings", href: "/settings", icon: SettingsIcon },
] as const;

export function QuickActions() {
  return (
    <SectionCard title="Quick Actions" className="@container/actions">
      <div className="grid @lg/actions:grid-cols-3 grid-cols-1 gap-2">
        {ACTIONS.map(({ label, href, icon: Icon }) => (
          <Button key={label} asChild variant="outline" className="justify-start">
            <PageLink href={href}>
              <Icon aria-hidden="true" />
              {label}
            </PageLink>
          </Button>
        ))}
      </div>
    </SectionCard>
  );
}
