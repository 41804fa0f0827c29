import { AlertDialog as AlertDialogPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { Button, type ButtonProps } from "./button";
import { cn } from "./cn";
import { overlayClasses } from "./dialog";
import { noteOpener, returnFocus } from "./focus/focus-keeper";

export const AlertDialog = AlertDialogPrimitive.Root;

/** A dialog that must be answered: it has no close button, a click outside does nothing, and Esc cancels. */
export function AlertDialogContent({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Content>) {
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay data-slot="alert-dialog-overlay" className={overlayClasses} />
      <AlertDialogPrimitive.Content
        data-slot="alert-dialog-content"
        className={cn(
          "fixed inset-x-4 top-[22vh] z-50 mx-auto flex max-h-[70vh] max-w-md flex-col gap-2 overflow-y-auto rounded-lg border bg-card p-5 shadow-overlay outline-none data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in",
          className,
        )}
        onOpenAutoFocus={noteOpener}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        {...props}
      />
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return (
    <AlertDialogPrimitive.Title
      data-slot="alert-dialog-title"
      className={cn("font-semibold text-lg", className)}
      {...props}
    />
  );
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return (
    <AlertDialogPrimitive.Description
      data-slot="alert-dialog-description"
      className={cn("text-muted-foreground", className)}
      {...props}
    />
  );
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="alert-dialog-footer"
      className={cn("mt-3 flex flex-wrap justify-end gap-2", className)}
      {...props}
    />
  );
}

export function AlertDialogCancel(props: ButtonProps) {
  return (
    <AlertDialogPrimitive.Cancel asChild>
      <Button variant="outline" {...props} />
    </AlertDialogPrimitive.Cancel>
  );
}

export function AlertDialogAction(props: ButtonProps) {
  return (
    <AlertDialogPrimitive.Action asChild>
      <Button {...props} />
    </AlertDialogPrimitive.Action>
  );
}
