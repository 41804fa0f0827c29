"use client";

import { usePathname } from "next/navigation";
import { type MouseEvent, startTransition, useOptimistic } from "react";
import { useUrlState } from "@/components/shared/table/url-state";
import { LinkTabs } from "@/components/ui/tabs";
import { BOOKINGS_URL } from "@/lib/base/addresses.model";
import type { TabCounts } from "@/lib/bookings/list/booking-list.model";

const TABS = [
  { tab: "open", label: "Open", href: "/bookings/open" },
  { tab: "closed", label: "Closed", href: "/bookings/closed" },
  { tab: "archived", label: "Archived", href: "/bookings/archived" },
  { tab: "chase", label: "Chase", href: BOOKINGS_URL.href("/bookings/open", { view: "chase" }) },
] as const;
type Tab = (typeof TABS)[number]["tab"];

/** The tab that the address says; null where it says none, as for the bookings of all. */
export function usePresentTab(): Tab | null {
  const { values } = useUrlState(BOOKINGS_URL);
  const path = usePathname().split("/")[2] ?? "open";
  if (path === "open" && values.view === "chase") return "chase";
  return values.status === "all" ? null : (TABS.find(({ tab }) => tab === path)?.tab ?? null);
}

/** The three tabs, and whom to ask. The one that is pressed is the chosen one in the same frame; its rows follow. */
export function BookingTabs({ counts }: { readonly counts: TabCounts | null }) {
  const { visit } = useUrlState(BOOKINGS_URL);
  const [chosen, choose] = useOptimistic(usePresentTab());
  const take = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const pressed = TABS.find(({ href }) => href === `${link?.pathname}${link?.search}`);
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTransition(() => {
      choose(pressed.tab);
      visit(pressed.href);
    });
  };
  return (
    <div onClickCapture={take}>
      <LinkTabs
        label="Bookings by status"
        className="mb-4"
        tabs={TABS.map(({ tab, label, href }) => ({
          href,
          label,
          active: tab === chosen,
          ...(counts && tab !== "chase" ? { count: counts[tab] } : {}),
        }))}
      />
    </div>
  );
}
