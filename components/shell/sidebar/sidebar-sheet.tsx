import { XIcon } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useSidebar } from "./sidebar-state";

/**
 * The sidebar on a phone: a native modal dialog, which traps the focus without a library; focus-keeper.ts restores
 * it. Its content exists only while it is open.
 */
export function SidebarSheet({ children }: { readonly children: ReactNode }) {
  const { sheetOpen, closeSheet } = useSidebar();
  return sheetOpen ? <OpenSheet close={closeSheet}>{children}</OpenSheet> : null;
}

function OpenSheet({ close, children }: { readonly close: () => void; readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles Esc, the key for a click outside.
    <dialog
      ref={dialog}
      aria-label="Sidebar"
      onClose={close}
      onClick={closeOnBackdrop}
      className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] animate-slide-in-left border-r bg-sidebar text-foreground shadow-overlay"
    >
      <div className="flex h-full flex-col">{children}</div>
      <Button
        variant="ghost"
        size="icon-sm"
        className="absolute top-3 right-3"
        aria-label="Close Sidebar"
        onClick={close}
      >
        <XIcon />
      </Button>
    </dialog>
  );
}
