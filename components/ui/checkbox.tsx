import { type ComponentProps, useEffect, useRef } from "react";
import { cn } from "./cn";

/**
 * A checkbox with a 24 px hit area and a 16 px box. `mixed` shows a dash, for a partial selection. It
 * needs a label or `aria-label`.
 */
export function Checkbox({
  className,
  mixed = false,
  ...props
}: Omit<ComponentProps<"input">, "type" | "ref"> & { readonly mixed?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <span
      data-slot="checkbox"
      className={cn("relative inline-flex size-6 shrink-0 items-center justify-center", className)}
    >
      <input
        ref={input}
        type="checkbox"
        className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        {...props}
      />
      <span className="tick" />
    </span>
  );
}
