import type { ReactNode } from "react";

/**
 * The frame of the peek panel: next to the list, or on narrow screens a sheet at the bottom. It isn't a dialog,
 * because the list stays in use; `data-sheet` keeps the focused row visible above it.
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
