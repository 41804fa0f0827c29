import type { ReactNode } from "react";
import { way } from "@/components/shared/form/way-out";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";

/** The panel as a drawer, where it doesn't fit next to the email. Loaded when first opened. */
export default function PanelDrawer({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Sheet open={true} onOpenChange={(open) => (open ? undefined : way.out(onClose))}>
      <SheetContent
        aria-describedby={undefined}
        className="gap-0 p-0 has-data-closes:[&>[data-slot=sheet-close]]:hidden"
        onEscapeKeyDown={(event) => {
          // The first Esc closes a field that is being edited.
          if (event.target instanceof Element && event.target.closest("form")) event.preventDefault();
        }}
      >
        <SheetTitle className="sr-only">Extracted data</SheetTitle>
        {children}
      </SheetContent>
    </Sheet>
  );
}
