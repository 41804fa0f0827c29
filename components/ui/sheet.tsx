import { XIcon } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { overlayClasses } from "./dialog";
import { noteOpener, returnFocus } from "./focus/focus-keeper";

export const Sheet = DialogPrimitive.Root;
export const SheetTrigger = DialogPrimitive.Trigger;
export const SheetClose = DialogPrimitive.Close;

const SIDES = {
  left: "inset-y-0 left-0 border-r data-[state=open]:animate-slide-in-left",
  right: "inset-y-0 right-0 border-l data-[state=open]:animate-slide-in-right",
  bottom: "inset-x-0 bottom-0 max-h-[88dvh] rounded-t-lg border-t data-[state=open]:animate-slide-in-bottom",
} as const;

/** A drawer at an edge of the screen. Its children are a SheetTitle and the content. */
export function SheetContent({
  side = "right",
  className,
  children,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & { readonly side?: keyof typeof SIDES }) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-slot="sheet-overlay" className={overlayClasses} />
      <DialogPrimitive.Content
        data-slot="sheet-content"
        className={cn(
          "fixed z-50 flex flex-col gap-4 overflow-y-auto overscroll-contain bg-card p-5 shadow-overlay outline-none data-[state=closed]:animate-fade-out",
          side !== "bottom" && "w-full sm:max-w-md",
          SIDES[side],
          className,
        )}
        onOpenAutoFocus={noteOpener}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        {...props}
      >
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
  );
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="sheet-title"
      className={cn("pr-10 font-semibold text-lg", className)}
      {...props}
    />
  );
}
