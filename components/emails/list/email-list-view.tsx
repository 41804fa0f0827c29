"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowUpIcon } from "lucide-react";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { EmptyState } from "@/components/shared/states/empty-state";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { EmailRow } from "./email-row";
import type { EmailList } from "./use-email-list";
import type { Selection } from "./use-selection";

const ROW_HEIGHT = 92;
const FIRST_PAINT = { width: 320, height: 900 };

type Props = {
  readonly list: EmailList;
  readonly selection: Selection;
  readonly selectedId: string | null;
  readonly hrefOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  readonly onApproach: (id: string) => void;
  readonly emptyHint: React.ReactNode;
};

/** The mails of a tab: only what is in sight is in the document, and more is asked for shortly before the end. */
export function EmailListView({ list, selection, selectedId, hrefOf, onOpen, onApproach, emptyHint }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = list;
  const keepPlace = useKeptPlace(scroller);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
    initialRect: FIRST_PAINT,
  });
  useLayoutEffect(keepPlace, [keepPlace]);
  const items = virtual.getVirtualItems();
  useKeepInSight(virtual.scrollToIndex, selectedId, rows);
  const showArrivals = () => {
    list.showArrivals();
    scroller.current?.scrollTo({ top: 0 });
  };
  return (
    <div
      ref={scroller}
      data-slot="email-list"
      aria-busy={list.loading}
      onScroll={(event) => {
        list.isAtTop.current = event.currentTarget.scrollTop < 8;
      }}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      {list.arrivals.length > 0 ? (
        <div className="sticky top-2 z-10 flex h-0 justify-center">
          <Button size="sm" className="rounded-full shadow-overlay" onClick={showArrivals}>
            <ArrowUpIcon />
            {list.arrivals.length === 1 ? "1 new e-mail" : `${list.arrivals.length} new e-mails`}
          </Button>
        </div>
      ) : null}
      {rows.length === 0 && !list.failed ? (
        <EmptyState illustration="envelope" title="No emails found">
          {emptyHint}
        </EmptyState>
      ) : null}
      <div style={{ height: virtual.getTotalSize() }}>
        <ul style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}>
          {items.map((item) => {
            const email = rows[item.index];
            if (!email) return null;
            return (
              <li
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                aria-posinset={item.index + 1}
                aria-setsize={list.hasMore ? -1 : rows.length}
              >
                <EmailRow
                  email={email}
                  href={hrefOf(email.id)}
                  selected={email.id === selectedId}
                  ticked={selection.has(email.id)}
                  ticking={selection.ids.length > 0}
                  onTick={selection.toggle}
                  onOpen={onOpen}
                  onApproach={onApproach}
                />
              </li>
            );
          })}
        </ul>
      </div>
      {list.hasMore ? <MoreRows key={rows.length} root={scroller} onReached={list.loadMore} /> : null}
    </div>
  );
}

/** Asks for more once a tenth of it, or the 100 pixels around it, come into sight. A longer list has another end, which may be in sight still. */
function MoreRows({
  root,
  onReached,
}: {
  readonly root: React.RefObject<HTMLDivElement | null>;
  readonly onReached: () => Promise<void>;
}) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void onReached().catch(() => undefined);
      },
      { root: root.current, rootMargin: "100px", threshold: 0.1 },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [root, onReached]);
  return (
    <div ref={end} className="flex flex-col gap-2 p-3">
      <span className="sr-only">Loading more e-mails</span>
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-full" />
    </div>
  );
}

/**
 * Where the list was scrolled to before this code came; what it answers goes back there. The virtualizer begins at the
 * top, also under somebody's pointer. To be called before it.
 */
function useKeptPlace(scroller: React.RefObject<HTMLDivElement | null>): () => void {
  const place = useRef(0);
  useLayoutEffect(() => {
    place.current = scroller.current?.scrollTop ?? 0;
  }, [scroller]);
  return useCallback(() => {
    if (place.current > 0) scroller.current?.scrollTo({ top: place.current });
  }, [scroller]);
}

/** A row that is selected by key or by auto-advance is scrolled to. */
function useKeepInSight(
  scrollTo: (index: number, options?: { align?: "auto" }) => void,
  selectedId: string | null,
  rows: readonly { readonly id: string }[],
): void {
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  useEffect(() => {
    const index = latest.current.findIndex((row) => row.id === selectedId);
    if (index >= 0) scrollTo(index, { align: "auto" });
  }, [selectedId, scrollTo]);
}
