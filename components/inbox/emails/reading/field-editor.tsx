import { CheckIcon, XIcon } from "lucide-react";
import type { KeyboardEvent } from "react";
import { z } from "zod";
import { figure } from "@/components/ledger/bookings/form/booking-fields.model";
import { Form } from "@/components/shared/form/form";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { useField } from "@/components/shared/form/use-field";
import { useForm } from "@/components/shared/form/use-form";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { inputClasses } from "@/components/ui/input";
import { typedAmount } from "@/lib/imports/csv-amount.model";
import type { FieldChange } from "@/lib/inbox/emails/decisions/item-edit.model";
import type { PanelField } from "@/lib/inbox/emails/reading/panel.model";
import { typeLabel } from "@/lib/inbox/emails/reading/reading-words.model";
import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import { BOOKING_STATES, EMAIL_TYPES, PRODUCTS } from "@/lib/reader/payload.model";
import { formOf } from "./field-form";

type Draft = { readonly text: string; readonly currency: string };

/** The editor for a field of the panel; Enter saves, Esc cancels. */
export function FieldEditor({
  field,
  of,
  onSave,
  onClose,
}: {
  readonly field: PanelField;
  /** The reading to which the field belongs. */
  readonly of: string;
  readonly onSave: (changes: readonly FieldChange[]) => Promise<void>;
  readonly onClose: () => void;
}) {
  const form = useForm({
    id: formOf(field),
    of,
    initial: draftOf(field),
    schema: field.kind === "money" ? typedMoney : typed,
    inputOf: (draft) => draft,
    mutate: (draft) => ({ run: () => onSave(changesOf(field, draft)) }),
    onClose,
    unnamed: "text",
  });
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    form.close();
  };
  const name = field.label.toLowerCase();
  const wrong = form.errors.map(({ message }) => message).join(". ");
  return (
    <Form form={form} hasSummary={false} className="py-1">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the controls inside receive Esc. */}
      <div onKeyDown={leave} className="flex flex-wrap items-center justify-end gap-2">
        <Control field={field} form={form} />
        {field.kind === "money" ? <Currency field={field} form={form} /> : null}
        <span className="flex shrink-0 gap-1">
          <Button
            type="submit"
            variant="outline"
            size="icon-sm"
            aria-label={`Save ${name}`}
            aria-disabled={form.busy}
          >
            <CheckIcon />
          </Button>
          <Button variant="ghost" size="icon-sm" aria-label={`Keep ${name} as it was`} onClick={form.close}>
            <XIcon />
          </Button>
        </span>
      </div>
      {wrong ? (
        <p role="alert" className="mt-1 text-danger-foreground text-sm">
          {wrong}
        </p>
      ) : null}
    </Form>
  );
}

type Part = { readonly field: PanelField; readonly form: FormHandle<Draft> };

function Control({ field, form }: Part) {
  const { value, change } = useField(form, "text");
  const words = CHOICES[field.field];
  const common = {
    "aria-label": field.label,
    "aria-invalid": form.errors.length > 0 || undefined,
    className: cn(LOOK, "w-auto flex-1 basis-32"),
    value,
  };
  if (words) {
    return (
      <select {...common} onChange={(event) => change(event.target.value)}>
        {words.map((word) => (
          <option key={word} value={word}>
            {typeLabel(word)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      ref={focus}
      type={field.kind === "day" ? "date" : "text"}
      inputMode={field.kind === "money" ? "decimal" : undefined}
      maxLength={200}
      onChange={(event) => change(event.target.value)}
    />
  );
}

function Currency({ field, form }: Part) {
  const { value, change } = useField(form, "currency");
  return (
    <select
      aria-label={`${field.label} currency`}
      className={cn(LOOK, "w-20 shrink-0")}
      value={value}
      onChange={(event) => change(event.target.value)}
    >
      {currenciesWith(value).map((code) => (
        <option key={code}>{code}</option>
      ))}
    </select>
  );
}

const LOOK = cn(inputClasses, "h-8 px-2");

const CHOICES: Partial<Record<string, readonly string[]>> = {
  emailType: EMAIL_TYPES,
  product: PRODUCTS,
  bookingState: BOOKING_STATES,
};

/** The server validates the value itself. */
const typed = z.object({ text: z.string(), currency: z.string() });
const typedMoney = typed.refine(({ text }) => text.trim() === "" || typedAmount(text.trim(), "."), {
  path: ["text"],
  message: "Type an amount, such as 1,234.50.",
});

function draftOf({ value, raw, likelyCurrency }: PanelField): Draft {
  const currency = likelyCurrency ?? "USD";
  if (value?.kind !== "money") return { text: raw ?? "", currency };
  return { text: value.amount === null ? "" : figure(value.amount, currency), currency };
}

function changesOf(field: PanelField, draft: Draft): FieldChange[] {
  const text = draft.text.trim();
  const amount = field.kind === "money" ? typedAmount(text, ".") : null;
  if (!amount || !field.currencyField) return [{ field: field.field, value: text || null }];
  const value = Number(`${amount.negative ? "-" : ""}${amount.whole}.${amount.fraction || "0"}`);
  return [
    { field: field.field, value },
    { field: field.currencyField, value: amount.currency ?? draft.currency },
  ];
}

function currenciesWith(code: string): readonly string[] {
  return OFFERED_CURRENCIES.includes(code) ? OFFERED_CURRENCIES : [code, ...OFFERED_CURRENCIES];
}

/** Focuses the input at once, because the user just asked to edit it. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}
