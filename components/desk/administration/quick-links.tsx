import { SectionCard } from "@/components/desk/dashboard/section-card";
import { navigationOf } from "@/components/shell/navigation-groups.model";
import { NAVIGATION_ICONS } from "@/components/shell/navigation-icons";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";

/** Links to the administration pages, as in the sidebar. */
export function QuickLinks() {
  const links = navigationOf("admin")
    .flatMap(({ items }) => items)
    .filter(({ href }) => href !== "/admin");
  return (
    <SectionCard title="Quick Links">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] gap-2">
        {links.map(({ label, href, icon }) => {
          const Icon = NAVIGATION_ICONS[icon];
          return (
            <li key={href}>
              <Button asChild variant="outline" className="w-full justify-start">
                <PageLink href={href}>
                  <Icon aria-hidden="true" />
                  {label}
                </PageLink>
              </Button>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
