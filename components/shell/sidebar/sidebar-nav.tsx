"use client";

import type { ReactNode } from "react";
import { Logo } from "@/components/shared/logo";
import { PrefetchLink } from "@/components/ui/links/prefetch-link";
import type { Area, NavigationBadges, NavigationGroup } from "../navigation.model";
import { SidebarLink } from "./sidebar-link";

/** The product name, quick actions, and the area's links in their groups. */
export function SidebarNav({
  area,
  badges,
  groups,
  quickActions,
}: {
  readonly area: Area;
  readonly badges: NavigationBadges;
  readonly groups: readonly NavigationGroup[];
  readonly quickActions?: ReactNode;
}) {
  return (
    <>
      <div className="flex h-14 shrink-0 items-center collapsed:justify-center collapsed:px-0 px-4">
        <PrefetchLink
          href={area === "admin" ? "/admin" : "/"}
          className="flex min-w-0 items-center gap-2 rounded-md font-semibold text-lg"
        >
          <Logo />
          <span className="collapsed:sr-only truncate">Tallyport</span>
        </PrefetchLink>
      </div>
      <nav
        aria-label={area === "admin" ? "Admin Panel" : "Main"}
        className="min-h-0 flex-1 overflow-y-auto collapsed:px-1.5 px-3 py-2"
      >
        {area === "admin" ? <p className="collapsed:sr-only px-2 pb-2 font-semibold">Admin Panel</p> : null}
        {quickActions}
        {groups.map((group) => (
          <section key={group.label} aria-label={group.label} className="mb-4">
            <h2 className="collapsed:sr-only px-2 pb-1 text-muted-foreground text-xs">{group.label}</h2>
            <ul className="flex flex-col gap-0.5">
              {group.items.map((item) => {
                const count = item.badge ? badges[item.badge] : undefined;
                return (
                  <li key={item.href}>
                    <SidebarLink item={item} {...(count === undefined ? {} : { count })} />
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}
