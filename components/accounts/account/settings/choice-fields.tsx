import { useId } from "react";
import { Field, type FieldControl } from "@/components/shared/form/field";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import type { SettingChoice } from "./settings-words.model";

type Choosing = {
  readonly value: string;
  readonly choices: readonly SettingChoice[];
  readonly others?: { readonly label: string; readonly choices: readonly SettingChoice[] } | undefined;
  readonly onChange: (value: string) => void;
};

/**
 * A labelled field for one of several choices. `others` are listed below the first ones, in a group with its own label.
 */
export function ChoiceField({
  name,
  label,
  hint,
  value,
  choices,
  others,
  onChange,
}: Choosing & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
}) {
  return (
    <Field name={name} label={label} form="settings" hint={hint}>
      {(control) => <ChoiceSelect {...{ control, value, choices, others, onChange }} />}
    </Field>
  );
}

/** The same without the label. */
export function ChoiceSelect({
  control,
  value,
  choices,
  others,
  onChange,
}: Choosing & { readonly control: FieldControl }) {
  return (
    <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
      <Options choices={choices} />
      {others ? (
        <optgroup label={others.label}>
          <Options choices={others.choices} />
        </optgroup>
      ) : null}
    </Select>
  );
}

function Options({ choices }: { readonly choices: readonly SettingChoice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** A checkbox with a label and a line of explanation. */
export function ToggleField({
  words: [label, hint],
  checked,
  onChange,
}: {
  readonly words: readonly [label: string, hint: string];
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-start gap-2">
      <Checkbox
        id={id}
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-medium text-sm leading-6">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-muted-foreground text-xs">
          {hint}
        </p>
      </div>
    </div>
  );
}
