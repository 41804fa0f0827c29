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
  const open = (event: MouseEvent) => {
    if (!onOpen || isForTheBrowser(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <PageLink
      href={href}
      scroll={false}
      onClick={open}
      onPointerDown={(event) => (isForTheBrowser(event) ? undefined : onPress?.())}
      className="row-link"
    >
      {children}
    </PageLink>
  );
}

function isForTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
