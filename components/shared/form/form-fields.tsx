import type { ComponentProps, ReactNode } from "react";
import type { FieldPathByValue, FieldValues, Path, PathValue } from "react-hook-form";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { DatePicker } from "./date-picker/date-picker";
import type { DatePickerProps } from "./date-picker/date-picker-props";
import { Field, type FieldControl } from "./field";
import type { FormHandle } from "./form-handle";
import { useField } from "./use-field";

type Of<Values extends FieldValues, Name> = Pick<
  ComponentProps<typeof Field>,
  "label" | "hint" | "required" | "className"
> & { readonly form: FormHandle<Values>; readonly name: Name };

/** A form field whose control is rendered by `children`. */
export function FormField<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  children,
  ...field
}: Of<Values, Name> & {
  readonly children: (
    control: FieldControl,
    value: PathValue<Values, Name>,
    change: (value: PathValue<Values, Name>) => void,
  ) => ReactNode;
}) {
  const { value, change } = useField(form, name);
  return (
    <Field {...field} name={name} form={form.id} errors={form.errors}>
      {(control) => children(control, value, change)}
    </Field>
  );
}

type Typed<Control extends "input" | "textarea"> = Omit<
  ComponentProps<Control>,
  keyof FieldControl | "form" | "className" | "value" | "onChange"
> &
  Partial<Pick<FieldControl, "aria-invalid">>;

/**
 * A text field. Attributes that aren't the field's go to its input element. The browser fills it in only if
 * `autoComplete` says with what.
 */
export function TextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  label,
  hint,
  required = false,
  className = "",
  inputClassName,
  ...input
}: Of<Values, Name> & Typed<"input"> & { readonly inputClassName?: string }) {
  return (
    <FormField {...{ form, name, label, hint, required, className }}>
      {(control, value, change) => (
        <Input
          autoComplete="off"
          {...control}
          {...input}
          className={inputClassName}
          value={String(value)}
          onChange={(event) => change(event.target.value as PathValue<Values, Name>)}
        />
      )}
    </FormField>
  );
}

/** A text field for an amount of money. */
export function AmountField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>(
  props: Parameters<typeof TextField<Values, Name>>[0],
) {
  return <TextField inputMode="decimal" inputClassName="text-right" maxLength={40} {...props} />;
}

/** A field for a text of several lines. Attributes that aren't the field's go to its textarea element. */
export function TextAreaField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  name,
  label,
  hint,
  required = false,
  className = "",
  ...textarea
}: Of<Values, Name> & Typed<"textarea">) {
  return (
    <FormField {...{ form, name, label, hint, required, className }}>
      {(control, value, change) => (
        <Textarea
          {...control}
          {...textarea}
          value={String(value)}
          onChange={(event) => change(event.target.value as PathValue<Values, Name>)}
        />
      )}
    </FormField>
  );
}

/** An option of a select: a value with its label, or a value that is its own label. */
export type FieldChoice = string | readonly [value: string, words: string];

/** A field for choosing one of several values. The choices may depend on the current value. */
export function SelectField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  choices,
  ...field
}: Of<Values, Name> & {
  readonly choices: readonly FieldChoice[] | ((value: string) => readonly FieldChoice[]);
}) {
  return (
    <FormField {...field}>
      {(control, chosen, change) => (
        <Select
          {...control}
          value={String(chosen)}
          onChange={(event) => change(event.target.value as PathValue<Values, Name>)}
        >
          {(typeof choices === "function" ? choices(chosen) : choices).map((choice) => {
            const [value, words] = typeof choice === "string" ? [choice, choice] : choice;
            return (
              <option key={value} value={value}>
                {words}
              </option>
            );
          })}
        </Select>
      )}
    </FormField>
  );
}

/** A field for a day. */
export function DateField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, CalendarDate | null>,
>({
  chooseLabel,
  earliest = null,
  ...field
}: Of<Values, Name> & Pick<DatePickerProps, "chooseLabel" | "earliest">) {
  return (
    <FormField {...field}>
      {(control, value, change) => (
        <DatePicker
          {...{ control, chooseLabel, earliest }}
          value={isCalendarDate(value) ? value : null}
          // An optional day that can't be read is passed on as typed, not as empty, so that the form's schema rejects
          // it.
          onChange={(day, typed) =>
            change((day ?? (field.required ? null : typed?.trim() || null)) as PathValue<Values, Name>)
          }
        />
      )}
    </FormField>
  );
}
