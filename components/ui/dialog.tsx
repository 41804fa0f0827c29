"use client";

import { XIcon } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { focusField } from "./focus/focus-field";
import { noteOpener, returnFocus } from "./focus/focus-keeper";

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

export const overlayClasses =
  "fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in";

/**
 * A centered dialog; below 640 px it fills the screen. Its content is, in this order, DialogHeader, DialogBody and
 * DialogFooter, which stays visible. Without a DialogDescription, pass `aria-describedby={undefined}`. With
 * `hasCross={false}`, the footer needs its own Close button. No trigger is needed: the focus moves to the first
 * field, and back to the previously focused element on close. `beside` is the part of the page that a non-modal
 * dialog replaces; the rest of the page stays usable.
 */
export function DialogContent({
  className,
  children,
  hasCross = true,
  beside = null,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & {
  readonly hasCross?: boolean;
  readonly beside?: HTMLElement | null;
}) {
  return (
    <DialogPrimitive.Portal container={beside}>
      {beside ? null : <DialogPrimitive.Overlay data-slot="dialog-overlay" className={overlayClasses} />}
      <DialogPrimitive.Content
        data-slot="dialog-content"
        className={cn("flex flex-col bg-card outline-none", beside ? BESIDE : ABOVE, !beside && className)}
        onOpenAutoFocus={(event) => {
          noteOpener();
          if (focusField(event.target)) event.preventDefault();
        }}
        onEscapeKeyDown={(event) => {
          if (closesItsListFirst(event.target)) event.preventDefault();
        }}
        onInteractOutside={(event) => {
          if (beside) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        {...props}
      >
        {children}
        {hasCross ? (
          <DialogPrimitive.Close asChild>
            <Button
              variant="ghost"
              size="icon-sm"
              className="absolute top-3 right-3"
              aria-label="Close"
              data-keep-clear=""
            >
              <XIcon />
            </Button>
          </DialogPrimitive.Close>
        ) : null}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

const ABOVE =
  "fixed inset-0 z-50 h-dvh w-full shadow-overlay data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in sm:inset-x-0 sm:top-[6vh] sm:bottom-auto sm:mx-auto sm:h-auto sm:w-[calc(100%-2rem)] sm:max-h-[88vh] sm:max-w-lg sm:rounded-lg sm:border";
const BESIDE = "relative min-h-0 w-full flex-1 data-[state=open]:animate-fade-in";

/**
 * Returns whether Esc should close the field's list before the dialog. The dialog receives Esc before the field does.
 * A list that is always open below its field (`data-list-stays`) can't be closed.
 */
function closesItsListFirst(field: EventTarget | null): boolean {
  return (
    field instanceof Element &&
    field.matches('[role="combobox"][aria-expanded="true"]:not([data-list-stays])')
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-header"
      className={cn("flex shrink-0 flex-col gap-1 border-b py-4 pr-14 pl-5", className)}
      {...props}
    />
  );
}

export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-body"
      className={cn(
        "min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-md p-5 focus-visible:-outline-offset-4",
        className,
      )}
      {...props}
    />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        "flex shrink-0 flex-wrap justify-end gap-2 border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:[&>*]:flex-1",
        className,
      )}
      {...props}
    />
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn("font-semibold text-lg", className)}
      {...props}
    />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn("text-muted-foreground text-sm", className)}
      {...props}
    />
  );
}
