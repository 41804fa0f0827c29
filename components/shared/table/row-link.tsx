"use client";

import type { MouseEvent, ReactNode } from "react";
import { PageLink } from "@/components/ui/links/page-link";

/** The link of a row's first cell, stretched over the row: a middle click opens a tab. `onOpen` takes a plain click, for a record that opens in place; `onPress` hears of it as it begins, to ask for the record ahead. */
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
  // Of Next's own link it would use nothing, which each row would pay for.
  return (
    <a href={href} onClick={open} onPointerDown={press} className="row-link">
      {children}
    </a>
  );
}

function isForTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
