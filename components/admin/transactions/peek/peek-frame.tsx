import type { ReactNode } from "react";

/** Where the panel stands: beside the list, at the right edge above it, or on a phone a sheet at the bottom. Not a dialog: the list goes on being worked. */
export function PeekFrame({ children }: { readonly children: ReactNode }) {
  return (
    <aside
      aria-label="Peek"
      data-print="none"
      className="flex min-w-0 flex-col overflow-hidden bg-background max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:max-h-[62dvh] max-md:rounded-t-lg max-md:border-t max-md:shadow-overlay md:max-xl:fixed md:max-xl:top-14 md:max-xl:right-0 md:max-xl:bottom-0 md:max-xl:z-30 md:max-xl:w-96 md:max-xl:border-l md:max-xl:shadow-overlay xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:rounded-lg xl:border"
    >
      {children}
    </aside>
  );
}
