import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Breadcrumb(props: ComponentProps<"nav">) {
  return <nav data-slot="breadcrumb" aria-label="Breadcrumb" {...props} />;
}

export function BreadcrumbList({ className, ...props }: ComponentProps<"ol">) {
  return (
    <ol
      data-slot="breadcrumb-list"
      className={cn("flex flex-wrap items-center gap-1.5 text-base", className)}
      {...props}
    />
  );
}

/** One step of a breadcrumb; a slash precedes every step but the first. */
export function BreadcrumbItem({ className, ...props }: ComponentProps<"li">) {
  return (
    <li
      data-slot="breadcrumb-item"
      className={cn(
        "inline-flex items-center gap-1.5 not-first:before:text-muted-foreground not-first:before:content-['/'_/_'']",
        className,
      )}
      {...props}
    />
  );
}
