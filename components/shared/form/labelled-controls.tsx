import { type ComponentProps, useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";

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

/** A checkbox with its label beside it. */
export function LabelledCheckbox({ className, children, ...checkbox }: ComponentProps<typeof Checkbox>) {
  const id = useId();
  return (
    <label htmlFor={id} className={cn("flex cursor-pointer items-center gap-2", className)}>
      <Checkbox id={id} {...checkbox} />
      {children}
    </label>
  );
}
