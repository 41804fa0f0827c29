import type { ReactNode } from "react";
import { way } from "@/components/shared/form/way-out";
import { Sheet } from "@/components/ui/sheet";

/** The panel as a drawer, where it doesn't fit next to the email. Loaded when first opened. */
export default function PanelDrawer({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Sheet
      title="Extracted data"
      className="has-data-closes:[&>[data-slot=sheet-close]]:hidden"
      onClose={() => way.out(onClose)}
      onEscapeKeyDown={(event) => {
        // The first Esc closes a field that is being edited.
        if (event.target instanceof Element && event.target.closest("form")) event.preventDefault();
      }}
    >
      {children}
    </Sheet>
  );
}
