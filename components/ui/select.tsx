import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { inputClasses } from "./input";

/**
 * A native select in the app's style. It needs no script, suits phones, and supports type-ahead on desktops. Pass
 * `option` elements as children.
 */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span data-slot="select" className={cn("relative inline-flex w-full", className)}>
      <select className={cn(inputClasses, "h-9 cursor-pointer appearance-none pr-8")} {...props}>
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted-foreground" />
    </span>
  );
}
