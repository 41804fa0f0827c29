"use client";

import { usePathname } from "next/navigation";
import { type MouseEvent, startTransition, useOptimistic } from "react";
import { useUrlState } from "@/components/shared/table/url-state";
import { LinkTabs } from "@/components/ui/tabs";
import { BOOKINGS_URL } from "@/lib/base/addresses.model";
import type { TabCounts } from "@/lib/bookings/list/booking-list.model";

const TABS = [
  { tab: "open", label: "Open" },
  { tab: "closed", label: "Closed" },
  { tab: "archived", label: "Archived" },
] as const;

/** The three tabs. The one that is pressed is the chosen one in the same frame; its rows follow. */
export function BookingTabs({ counts }: { readonly counts: TabCounts | null }) {
  const { visit, values } = useUrlState(BOOKINGS_URL);
  const present = tabIn(usePathname());
  const [chosen, choose] = useOptimistic(values.status === "all" ? null : present);
  const take = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTransition(() => {
      choose(tabIn(link.pathname));
      visit(link.pathname);
    });
  };
  return (
    <div onClickCapture={take}>
      <LinkTabs
        label="Bookings by status"
        className="mb-4"
        tabs={TABS.map(({ tab, label }) => ({
          href: `/bookings/${tab}`,
          label,
          active: tab === chosen,
          ...(counts ? { count: counts[tab] } : {}),
        }))}
      />
    </div>
  );
}

function tabIn(path: string): string {
  return path.split("/")[2] ?? "open";
}
