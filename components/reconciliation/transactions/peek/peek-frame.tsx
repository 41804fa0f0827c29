import type { ReactNode } from "react";

/**
 * Where the panel stands: beside the list, or where that has no room, a sheet at the bottom. Not a dialog: the list goes on
 * being worked, and `data-sheet` keeps what has the focus above it.
 */
export function PeekFrame({ children }: { readonly children: ReactNode }) {
  return (
    <aside
      aria-label="Peek"
      data-print="none"
      data-sheet=""
      className="flex min-w-0 flex-col overflow-hidden bg-background max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[62dvh] max-lg:rounded-t-lg max-lg:border-t max-lg:shadow-overlay lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:rounded-lg lg:border"
    >
      {children}
    </aside>
  );
}
