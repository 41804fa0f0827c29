import { SectionCard } from "@/components/desk/dashboard/section-card";
import { navigationOf } from "@/components/shell/navigation-groups.model";
import { NAVIGATION_ICONS } from "@/components/shell/navigation-icons";
import { LinkButton } from "@/components/ui/links/link-button";

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
              <LinkButton variant="outline" className="w-full justify-start" href={href}>
                <Icon aria-hidden="true" />
                {label}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
