import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A grey placeholder for loading content; set `aria-busy` on the surrounding region. */
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
