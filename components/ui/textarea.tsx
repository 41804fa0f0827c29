import type { ComponentProps } from "react";
import { cn } from "./cn";
import { inputClasses } from "./input";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea data-slot="textarea" className={cn(inputClasses, "min-h-24 py-2", className)} {...props} />
  );
}
