import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A grey stand-in; the region around it carries `aria-busy`. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cn("animate-pulse rounded-md bg-muted dark:bg-border", className)}
      {...props}
    />
  );
}
