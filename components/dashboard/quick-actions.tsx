import { BookOpenIcon, MailIcon, SettingsIcon } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { SectionCard } from "./section-card";

const ACTIONS = [
  { label: "Emails", href: "/emails/new", icon: MailIcon },
  { label: "Bookings", href: "/bookings/open", icon: BookOpenIcon },
  { label: "Settings", href: "/settings", icon: SettingsIcon },
] as const;

export function QuickActions() {
  return (
    <SectionCard title="Quick Actions">
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-3 xl:grid-cols-1">
        {ACTIONS.map(({ label, href, icon: Icon }) => (
          <Button key={label} asChild variant="outline" className="justify-start">
            <Link href={href}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </Button>
        ))}
      </div>
    </SectionCard>
  );
}
