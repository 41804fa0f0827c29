import type { ComponentProps } from "react";
import { cn } from "./cn";
import { inputClasses } from "./input";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(inputClasses, "field-sizing-content min-h-20 py-2 read-only:bg-muted", className)}
      {...props}
    />
  );
}
