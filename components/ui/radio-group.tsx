import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

/** A group of radio buttons: `legend` is the question, and RadioItems with the same `name` are the answers. */
export function RadioGroup({
  legend,
  className,
  children,
  ...props
}: ComponentProps<"fieldset"> & { readonly legend: ReactNode }) {
  return (
    <fieldset data-slot="radio-group" className={cn("flex flex-col gap-1", className)} {...props}>
      <legend className="mb-1 font-medium text-sm">{legend}</legend>
      {children}
    </fieldset>
  );
}

export function RadioItem({
  label,
  className,
  ...props
}: Omit<ComponentProps<"input">, "type"> & { readonly label: ReactNode }) {
  return (
    <label data-slot="radio-item" className={cn("flex min-h-6 cursor-pointer items-center gap-2", className)}>
      <input
        type="radio"
        className="size-4 cursor-pointer appearance-none rounded-full border border-input bg-card checked:border-5 checked:border-primary disabled:opacity-50"
        {...props}
      />
      {label}
    </label>
  );
}
