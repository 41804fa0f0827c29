"use client";

import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";

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
    <Link
      href={href}
      scroll={false}
      onClick={open}
      onPointerDown={(event) => (isForTheBrowser(event) ? undefined : onPress?.())}
      className="rounded-sm font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring focus-visible:after:-outline-offset-2 [&_.font-mono]:font-normal"
    >
      {children}
    </Link>
  );
}

function isForTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
