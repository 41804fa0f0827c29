"use client";

import { usePathname } from "next/navigation";
import { useId } from "react";
import { PrefetchLink } from "@/components/ui/links/prefetch-link";
import { useLiveCount } from "../live-count";
import { badgeWords, isActive, type NavigationItem } from "../navigation.model";
import { NAVIGATION_ICONS } from "../navigation-icons";
import { useIsNamed } from "./sidebar-state";

const MOST_SHOWN = 99;

/** A link of the sidebar. When collapsed to an icon, it keeps its accessible name and shows it in a tooltip. */
export function SidebarLink({
  item,
  count: given = 0,
}: {
  readonly item: NavigationItem;
  readonly count?: number;
}) {
  const count = useLiveCount(given, item.badge);
  const active = isActive(item, usePathname());
  const isNamed = useIsNamed();
  const Icon = NAVIGATION_ICONS[item.icon];
  const words = item.badge && count > 0 ? badgeWords(item.badge, count) : null;
  const id = useId();
  return (
    <>
      <PrefetchLink
        href={item.href}
        aria-current={active ? "page" : undefined}
        aria-describedby={words ? id : undefined}
        data-tooltip={isNamed ? undefined : item.label}
        data-tooltip-side="right"
        className="relative flex h-9 items-center gap-3 rounded-md px-2 text-foreground transition-colors duration-150 hover:bg-border/60 aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent-foreground"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="collapsed:sr-only min-w-0 flex-1 truncate">{item.label}</span>
        {words ? <Count value={count} /> : null}
      </PrefetchLink>
      {/* Outside the link, so that it doesn't become part of the link's name. */}
      {words ? (
        <span id={id} className="sr-only">
          {words}
        </span>
      ) : null}
    </>
  );
}

// The number in the wide sidebar, or a dot on an icon. Screen readers get the count as text instead.
function Count({ value }: { readonly value: number }) {
  return (
    <span
      aria-hidden="true"
      className="collapsed:absolute collapsed:top-1.5 collapsed:right-1.5 collapsed:size-2 collapsed:overflow-hidden rounded-full bg-border collapsed:bg-primary collapsed:p-0 px-1.5 collapsed:indent-4 font-medium text-xs"
    >
      {value > MOST_SHOWN ? `${MOST_SHOWN}+` : value}
    </span>
  );
}
