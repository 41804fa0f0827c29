"use client";

import { CheckIcon, XIcon } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { figure } from "@/components/bookings/form/booking-fields.model";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";
import { useLeaving } from "@/components/shared/form/use-leaving";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { inputClasses } from "@/components/ui/input";
import { OFFERED_CURRENCIES } from "@/lib/base/money";
import { typedAmount } from "@/lib/csv-import/csv-amount.model";
import type { FieldChange } from "@/lib/emails/decisions/item-edit.model";
import type { PanelField } from "@/lib/emails/reading/panel.model";
import { typeLabel } from "@/lib/emails/reading/reading-words.model";
import { BOOKING_STATES, EMAIL_TYPES, PRODUCTS } from "@/lib/extraction/payload.model";

type Draft = { readonly text: string; readonly currency: string };

/** A field of the panel being put right; Enter saves, Esc leaves it as it was. */
export function FieldEditor({
  field,
  onSave,
  onCancel,
}: {
  readonly field: PanelField;
  readonly onSave: (changes: readonly FieldChange[]) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const [draft, setDraft] = useState(() => draftOf(field));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const changes = changesOf(field, draft);
    if (typeof changes === "string") return setWrong(changes);
    setBusy(true);
    try {
      await onSave(changes);
    } catch (error) {
      setWrong(error instanceof Error ? error.message : "The value could not be saved.");
      setBusy(false);
    }
  };
  const change = (next: Draft) => {
    setWrong(null);
    setDraft(next);
  };
  const losesSome = () => JSON.stringify(draft) !== JSON.stringify(draftOf(field));
  const { close, leaving } = useLeaving({ losesSome }, onCancel);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  const name = field.label.toLowerCase();
  return (
    <form noValidate onSubmit={(event) => void save(event)} onKeyDown={leave} className="py-1">
      <div className="flex flex-wrap items-center justify-end gap-1">
        <Control field={field} draft={draft} onDraft={change} invalid={wrong !== null} />
        <span className="flex shrink-0 gap-1">
          <Button type="submit" size="icon-sm" aria-label={`Save ${name}`} aria-disabled={busy}>
            <CheckIcon />
          </Button>
          <Button variant="ghost" size="icon-sm" aria-label={`Keep ${name} as it was`} onClick={close}>
            <XIcon />
          </Button>
        </span>
      </div>
      {wrong ? (
        <p role="alert" className="mt-1 text-danger-foreground text-sm">
          {wrong}
        </p>
      ) : null}
      <DiscardPrompt {...leaving} />
    </form>
  );
}

function Control({
  field,
  draft,
  onDraft,
  invalid,
}: {
  readonly field: PanelField;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly invalid: boolean;
}) {
  const words = CHOICES[field.field];
  const common = {
    "aria-label": field.label,
    "aria-invalid": invalid || undefined,
    className: cn(LOOK, "w-auto flex-1 basis-32"),
  };
  if (words) {
    return (
      <select
        {...common}
        value={draft.text}
        onChange={(event) => onDraft({ ...draft, text: event.target.value })}
      >
        {words.map((word) => (
          <option key={word} value={word}>
            {typeLabel(word)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <>
      <input
        {...common}
        ref={focus}
        type={field.kind === "day" ? "date" : "text"}
        inputMode={field.kind === "money" ? "decimal" : undefined}
        maxLength={200}
        value={draft.text}
        onChange={(event) => onDraft({ ...draft, text: event.target.value })}
      />
      {field.kind === "money" ? (
        <select
          aria-label={`${field.label} currency`}
          className={cn(LOOK, "w-20 shrink-0")}
          value={draft.currency}
          onChange={(event) => onDraft({ ...draft, currency: event.target.value })}
        >
          {currenciesWith(draft.currency).map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      ) : null}
    </>
  );
}

const LOOK = cn(inputClasses, "h-8 px-2");

const CHOICES: Partial<Record<string, readonly string[]>> = {
  emailType: EMAIL_TYPES,
  product: PRODUCTS,
  bookingState: BOOKING_STATES,
};

function draftOf({ value, raw, likelyCurrency }: PanelField): Draft {
  const currency = likelyCurrency ?? "USD";
  if (value?.kind !== "money") return { text: raw ?? "", currency };
  return { text: value.amount === null ? "" : figure(value.amount, currency), currency };
}

/** The changes, or what is wrong with them. */
function changesOf(field: PanelField, draft: Draft): FieldChange[] | string {
  const text = draft.text.trim();
  if (field.kind !== "money") return [{ field: field.field, value: text || null }];
  if (text === "") return [{ field: field.field, value: null }];
  const typed = typedAmount(text, ".");
  if (!typed || !field.currencyField) return "Type an amount, such as 1,234.50.";
  const value = Number(`${typed.negative ? "-" : ""}${typed.whole}.${typed.fraction || "0"}`);
  return [
    { field: field.field, value },
    { field: field.currencyField, value: typed.currency ?? draft.currency },
  ];
}

function currenciesWith(code: string): readonly string[] {
  return OFFERED_CURRENCIES.includes(code) ? OFFERED_CURRENCIES : [code, ...OFFERED_CURRENCIES];
}

/** The person has just asked to type here. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}
