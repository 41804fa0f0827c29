import type { ComponentProps } from "react";
import { cn } from "./cn";

/** On or off at once. Needs a label or `aria-label`. */
export function Switch({ className, ...props }: Omit<ComponentProps<"input">, "type" | "role">) {
  return (
    <span data-slot="switch" className={cn("relative inline-flex h-6 w-10 shrink-0", className)}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox carries its state itself.
        role="switch"
        className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        {...props}
      />
      <span className="pointer-events-none size-full rounded-full border border-input bg-muted transition-colors duration-150 peer-checked:border-primary peer-checked:bg-primary peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2 peer-disabled:opacity-50" />
      <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-input transition-transform duration-150 peer-checked:translate-x-4 peer-checked:bg-primary-foreground" />
    </span>
  );
}
