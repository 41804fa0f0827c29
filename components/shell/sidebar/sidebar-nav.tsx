import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Logo } from "@/components/shared/logo";
import { PrefetchLink } from "@/components/ui/links/prefetch-link";
import { changes } from "@/lib/platform/api-client/changes";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { WAITING } from "@/lib/reconciliation/bank-transactions/transaction-status.model";
import {
  type Area,
  badgeWords,
  isActive,
  type NavigationBadges,
  type NavigationGroup,
  type NavigationItem,
} from "../navigation.model";
import { NAVIGATION_ICONS } from "../navigation-icons";
import { useIsNamed } from "./sidebar-state";

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

const MOST_SHOWN = 99;

/** A link of the sidebar. When collapsed to an icon, it keeps its accessible name and shows it in a tooltip. */
function SidebarLink({ item, count: given = 0 }: { readonly item: NavigationItem; readonly count?: number }) {
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
        heading={item.heading ?? item.label}
        aria-current={active ? "page" : undefined}
        aria-describedby={words ? id : undefined}
        data-tooltip={isNamed ? undefined : item.label}
        data-tooltip-side="right"
        className="nav-link"
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

/**
 * Returns the count for a sidebar badge. Bank transactions are decided without a page load, so their count is fetched
 * again after each change.
 */
function useLiveCount(given: number, badge: keyof NavigationBadges | undefined): number {
  const [heard, setHeard] = useState({ given, count: given });
  if (heard.given !== given) setHeard({ given, count: given });
  const isLive = badge === "transactions";
  useEffect(() => {
    if (!isLive) return;
    const ask = () =>
      void fetchJson<{ count: number }>("/admin/bank-transactions/list", {
        method: "POST",
        body: { limit: 1, filters: { status: WAITING } },
      }).then(
        ({ count }) => setHeard((was) => ({ ...was, count })),
        // The page itself reports a lost connection.
        () => undefined,
      );
    changes.addEventListener("change", ask);
    return () => changes.removeEventListener("change", ask);
  }, [isLive]);
  return heard.count;
}
