import { Select } from "@/components/ui/select";

/** A list's filter for one of several values, or for `all`. */
export function ChoiceFilter<Value extends string>({
  label,
  all,
  choices,
  words,
  value,
  className,
  onChoose,
}: {
  readonly label: string;
  readonly all: string;
  readonly choices: readonly Value[];
  readonly words: (value: Value) => string;
  readonly value: Value | null;
  readonly className: string;
  readonly onChoose: (value: Value | null) => void;
}) {
  return (
    <Select
      aria-label={label}
      className={className}
      value={value ?? ""}
      onChange={(event) => onChoose(choices.find((one) => one === event.target.value) ?? null)}
    >
      <option value="">{all}</option>
      {choices.map((one) => (
        <option key={one} value={one}>
          {words(one)}
        </option>
      ))}
    </Select>
  );
}
