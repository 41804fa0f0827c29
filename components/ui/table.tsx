import type { ComponentProps } from "react";
import { cn } from "./cn";
import { ScrollRegion } from "./focus/scroll-region";

/**
 * A plain table that scrolls horizontally. Lists with sorting and selection use components/shared/table instead.
 * `caption` is for screen readers only.
 */
export function Table({
  className,
  caption,
  children,
  ...props
}: ComponentProps<"table"> & { readonly caption: string }) {
  return (
    <ScrollRegion label={caption} className="w-full overflow-x-auto">
      <table data-slot="table" className={cn("w-full text-base", className)} {...props}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </ScrollRegion>
  );
}

export function TableHeader(props: ComponentProps<"thead">) {
  return <thead data-slot="table-header" {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody data-slot="table-body" className={cn("[&>tr:last-child]:border-0", className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return <tr data-slot="table-row" className={cn("border-b", className)} {...props} />;
}

export function TableHead({ className, scope = "col", ...props }: ComponentProps<"th">) {
  return (
    <th
      data-slot="table-head"
      scope={scope}
      className={cn(
        "h-9 whitespace-nowrap px-3 text-left font-medium text-muted-foreground text-xs",
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return <td data-slot="table-cell" className={cn("h-11 px-3", className)} {...props} />;
}
