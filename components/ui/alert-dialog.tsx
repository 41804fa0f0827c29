import { AlertDialog as AlertDialogPrimitive } from "radix-ui";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./button";
import { overlayClasses } from "./dialog";
import { noteOpener, returnFocus } from "./focus/focus-keeper";

/**
 * A dialog that must be answered: it has no close button, a click outside does nothing, and Esc cancels. `children` are
 * its buttons.
 */
export function AlertDialog({
  title,
  text,
  isOpen = true,
  onClose,
  children,
}: {
  readonly title: string;
  readonly text: ReactNode;
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <AlertDialogPrimitive.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <AlertDialogPrimitive.Portal>
        <AlertDialogPrimitive.Overlay data-slot="alert-dialog-overlay" className={overlayClasses} />
        <AlertDialogPrimitive.Content
          data-slot="alert-dialog-content"
          className="fixed inset-x-4 top-[22vh] z-50 mx-auto flex max-h-[70vh] max-w-md flex-col gap-2 overflow-y-auto rounded-lg border bg-card p-5 shadow-overlay outline-none data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in"
          onOpenAutoFocus={noteOpener}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
        >
          <AlertDialogPrimitive.Title className="font-semibold text-lg">{title}</AlertDialogPrimitive.Title>
          <AlertDialogPrimitive.Description className="wrap-anywhere text-muted-foreground">
            {text}
          </AlertDialogPrimitive.Description>
          <div className="mt-3 flex flex-wrap justify-end gap-2">{children}</div>
        </AlertDialogPrimitive.Content>
      </AlertDialogPrimitive.Portal>
    </AlertDialogPrimitive.Root>
  );
}

/** The button that closes the dialog without doing anything. It takes the focus when the dialog opens. */
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
