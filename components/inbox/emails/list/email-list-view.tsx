import { ArrowUpIcon } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useMounted } from "@/components/shared/lazy/use-mounted";
import { EmptyState } from "@/components/shared/states/empty-state";
import type { Selection } from "@/components/shared/table/use-selection";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { counted } from "@/lib/platform/base/text";
import { EmailRow } from "./email-row";
import type { EmailList } from "./use-email-list";

/**
 * The number of rows in the first paint, slightly more than fit on a tall screen; the others follow after hydration.
 */
const FIRST_PAINT = 16;

type Props = {
  readonly list: EmailList;
  readonly selection: Selection;
  readonly selectedId: string | null;
  readonly hrefOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  readonly onApproach: (id: string) => void;
  readonly emptyHint: React.ReactNode;
};

/** The emails of a tab. The browser lays out only visible rows, and more are loaded shortly before the end. */
export function EmailListView({ list, selection, selectedId, hrefOf, onOpen, onApproach, emptyHint }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = list;
  const drawn = useMounted() ? rows : rows.slice(0, FIRST_PAINT);
  useEffect(() => {
    // Scroll to a row that was selected by key or by auto-advance.
    scroller.current?.querySelector(`[data-email="${selectedId}"]`)?.scrollIntoView({ block: "nearest" });
  }, [selectedId]);
  const showArrivals = () => {
    list.showArrivals();
    scroller.current?.scrollTo({ top: 0 });
  };
  return (
    <div
      ref={scroller}
      data-slot="email-list"
      aria-busy={list.loading}
      onScroll={(event) => list.look(event.currentTarget.scrollTop < 8)}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      {list.arrivals.length > 0 ? (
        <div className="sticky top-2 z-10 flex h-0 justify-center">
          <Button size="sm" className="rounded-full shadow-overlay" onClick={showArrivals}>
            <ArrowUpIcon />
            {counted(list.arrivals.length, "new email")}
          </Button>
        </div>
      ) : null}
      {rows.length === 0 && !list.failed ? (
        <EmptyState illustration="envelope" title="No emails found">
          {emptyHint}
        </EmptyState>
      ) : null}
      <ul>
        {drawn.map((email, index) => (
          <li
            key={email.id}
            aria-posinset={index + 1}
            aria-setsize={list.hasMore ? -1 : rows.length}
            className="[contain-intrinsic-block-size:auto_4rem] [content-visibility:auto]"
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
        ))}
      </ul>
      {list.hasMore ? <MoreRows key={list.heardAt} root={scroller} onReached={list.loadMore} /> : null}
    </div>
  );
}

/**
 * Loads more rows when a tenth of it is within 100 px of the visible area. It is re-created after each response,
 * since it may still be visible then.
 */
function MoreRows({
  root,
  onReached,
}: {
  readonly root: React.RefObject<HTMLDivElement | null>;
  readonly onReached: () => void;
}) {
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reached();
      },
      { root: root.current, rootMargin: "100px", threshold: 0.1 },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [root]);
  return (
    <div ref={end} className="flex flex-col gap-2 p-3">
      <span className="sr-only">Loading more emails</span>
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-full" />
    </div>
  );
}
