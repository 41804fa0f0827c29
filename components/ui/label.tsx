import type { ComponentProps } from "react";
import { cn } from "./cn";

/** Needs `htmlFor`, or wraps its control. */
export function Label({ className, htmlFor, ...props }: ComponentProps<"label">) {
  return (
    <label data-slot="label" htmlFor={htmlFor} className={cn("font-medium text-sm", className)} {...props} />
  );
}
