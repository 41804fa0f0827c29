import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A form label; it needs `htmlFor`, or its control as a child. */
export function Label({ className, htmlFor, ...props }: ComponentProps<"label">) {
  return (
    <label data-slot="label" htmlFor={htmlFor} className={cn("font-medium text-sm", className)} {...props} />
  );
}
