import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Separator({ className, ...props }: ComponentProps<"hr">) {
  return <hr data-slot="separator" className={cn("h-px w-full border-0 bg-border", className)} {...props} />;
}
