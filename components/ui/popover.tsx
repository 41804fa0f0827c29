import { Popover as PopoverPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

export const Popover = PopoverPrimitive.Root;
export const PopoverTrigger = PopoverPrimitive.Trigger;

/** The content of a popover. `container` is the element it is rendered into; see overlayContainer. */
export function PopoverContent({
  className,
  align = "start",
  sideOffset = 4,
  container,
  ...props
}: ComponentProps<typeof PopoverPrimitive.Content> & { readonly container?: HTMLElement | undefined }) {
  return (
    <PopoverPrimitive.Portal container={container}>
      <PopoverPrimitive.Content
        data-slot="popover-content"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          "z-50 rounded-lg border bg-card p-3 shadow-overlay outline-none data-[state=open]:animate-rise-in",
          className,
        )}
        {...props}
      />
    </PopoverPrimitive.Portal>
  );
}
