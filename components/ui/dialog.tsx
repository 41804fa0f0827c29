import { XIcon } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { focusField } from "./focus/focus-field";
import { noteOpener, returnFocus } from "./focus/focus-keeper";

export const overlayClasses =
  "fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in";

type FrameProps = ComponentProps<typeof DialogPrimitive.Content> & {
  readonly onClose: () => void;
  /** Without the cross, the footer needs its own button that closes the dialog. */
  readonly hasCross?: boolean;
  /** The part of the page that the dialog replaces. It is then not modal, and the rest of the page stays usable. */
  readonly beside?: HTMLElement | null | undefined;
  /** Dialogs that open above this one. */
  readonly over?: ReactNode;
};

/** An open dialog: its title stays visible above `children`, which scroll, and its footer below them. */
export function Dialog({
  title,
  description,
  heading,
  body,
  note,
  cancel,
  footer,
  children,
  ...frame
}: Omit<FrameProps, "title"> & {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Shown below the title and the description. */
  readonly heading?: ReactNode;
  /** The attributes of the scrolling part. */
  readonly body?: ComponentProps<"div">;
  /** A sentence at the left of the footer that is read out when it changes. */
  readonly note?: ReactNode;
  /** The label of the footer's button that closes the dialog. */
  readonly cancel?: string;
  /** The footer's other buttons. */
  readonly footer?: ReactNode;
}) {
  return (
    <DialogFrame {...(description ? {} : { "aria-describedby": undefined })} {...frame}>
      <DialogHeader title={title} description={description}>
        {heading}
      </DialogHeader>
      <DialogBody {...body}>{children}</DialogBody>
      {cancel || footer ? (
        <DialogFooter>
          {note === undefined ? null : (
            <p role="status" className="mr-auto self-center text-sm max-sm:w-full">
              {note}
            </p>
          )}
          {cancel ? (
            <Button variant="outline" onClick={frame.onClose}>
              {cancel}
            </Button>
          ) : null}
          {footer}
        </DialogFooter>
      ) : null}
    </DialogFrame>
  );
}

/**
 * An open dialog without any parts, for one that isn't divided as `Dialog` is. It is centered; below 640 px it fills
 * the screen. No trigger is needed: the focus moves to the first field, and back to the previously focused element on
 * close. Without a description, pass `aria-describedby={undefined}`.
 */
export function DialogFrame({
  className,
  children,
  hasCross = true,
  beside = null,
  over,
  onClose,
  ...props
}: FrameProps) {
  return (
    <DialogPrimitive.Root open modal={!beside} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
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
      {over}
    </DialogPrimitive.Root>
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

/** The title of a dialog, its description, and `children` below them. */
export function DialogHeader({
  title,
  description,
  children,
}: {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div data-slot="dialog-header" className="flex shrink-0 flex-col gap-1 border-b py-4 pr-14 pl-5">
      <DialogTitle className="font-semibold text-lg">{title}</DialogTitle>
      {description ? (
        <DialogPrimitive.Description
          data-slot="dialog-description"
          className="wrap-anywhere text-muted-foreground text-sm"
        >
          {description}
        </DialogPrimitive.Description>
      ) : null}
      {children}
    </div>
  );
}

export const DialogTitle = DialogPrimitive.Title;

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
