import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

type Props = ComponentProps<"input"> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly errors: readonly string[] | undefined;
};

/** A labelled input of a sign-in form, described by its hint and by what is wrong with it. */
export function AuthField({ name, label, hint, errors, ...input }: Props) {
  const wrong = errors?.[0];
  const described = [hint ? `${name}-hint` : "", wrong ? `${name}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={name}>{label}</Label>
      <Input
        id={name}
        name={name}
        required
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      {hint ? (
        <p id={`${name}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      ) : null}
      {wrong ? (
        <p id={`${name}-error`} className="text-destructive text-sm">
          {wrong}
        </p>
      ) : null}
    </div>
  );
}
