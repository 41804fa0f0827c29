import { XIcon } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { overlayClasses } from "./dialog";
import { noteOpener, returnFocus } from "./focus/focus-keeper";

/** An open drawer at the right edge of the screen. `title` is for screen readers only. */
export function Sheet({
  title,
  className,
  onClose,
  children,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & {
  readonly title: string;
  readonly onClose: () => void;
}) {
  return (
    <DialogPrimitive.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay data-slot="sheet-overlay" className={overlayClasses} />
        <DialogPrimitive.Content
          data-slot="sheet-content"
          aria-describedby={undefined}
          className={cn(
            "fixed inset-y-0 right-0 z-50 flex w-full flex-col overflow-y-auto overscroll-contain border-l bg-card shadow-overlay outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-slide-in-right sm:max-w-md",
            className,
          )}
          onOpenAutoFocus={noteOpener}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          {...props}
        >
          <DialogPrimitive.Title className="sr-only">{title}</DialogPrimitive.Title>
          {children}
          <DialogPrimitive.Close asChild>
            <Button
              variant="ghost"
              size="icon-sm"
              data-slot="sheet-close"
              className="absolute top-3 right-3"
              aria-label="Close"
            >
              <XIcon />
            </Button>
          </DialogPrimitive.Close>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
