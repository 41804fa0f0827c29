import type { ComponentProps } from "react";
import { cn } from "./cn";

export const inputClasses =
  "w-full min-w-0 text-ellipsis rounded-md border border-input bg-card px-3 text-base text-foreground transition-colors duration-150 disabled:cursor-not-allowed disabled:bg-muted disabled:opacity-60 aria-invalid:border-destructive";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(inputClasses, "h-9 read-only:bg-muted", className)}
      {...props}
    />
  );
}
