import type { MouseEvent, ReactNode } from "react";
import { PageLink } from "@/components/ui/links/page-link";

/**
 * The link of a row's first cell, stretched over the row, so that a middle click opens a new tab. `onOpen` handles a
 * plain click, for a record that opens in place; `onPress` runs at pointer down, to prefetch the record.
 */
export function RowLink({
  href,
  onOpen,
  onPress,
  children,
}: {
  readonly href: string;
  readonly onOpen?: () => void;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}) {
  const press = (event: MouseEvent) => (isForTheBrowser(event) ? undefined : onPress?.());
  if (!onOpen) {
    return (
      <PageLink href={href} scroll={false} onPointerDown={press} className="row-link">
        {children}
      </PageLink>
    );
  }
  const open = (event: MouseEvent) => {
    if (isForTheBrowser(event)) return;
    event.preventDefault();
    onOpen();
  };
  // A plain link, because Next's Link would add cost to each row and nothing of it would be used.
  return (
    <a href={href} onClick={open} onPointerDown={press} className="row-link">
      {children}
    </a>
  );
}

function isForTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
