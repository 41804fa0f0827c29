import { ChevronDownIcon } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { cn } from "./cn";
import { inputClasses } from "./input";
import { Label } from "./label";

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
      <ChevronDownIcon
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}

/** A select with its label above it. */
export function LabelledSelect({
  label,
  choices,
  className,
  ...select
}: Omit<ComponentProps<"select">, "children"> & {
  readonly label: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
}) {
  const id = useId();
  return (
    <div className={cn("flex flex-col gap-1", className)}>
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} {...select}>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}
