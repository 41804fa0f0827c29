import { PencilIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formDrafts } from "@/components/shared/form/form-drafts";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { toastFailure } from "@/components/shared/mutations/failure-toast";
import { ShownValueText } from "@/components/shared/text/shown-value-text";
import { Button } from "@/components/ui/button";
import type { FieldChange } from "@/lib/inbox/emails/decisions/item-edit.model";
import { stateShown } from "@/lib/inbox/emails/reading/key-facts.model";
import type { PanelField } from "@/lib/inbox/emails/reading/panel.model";
import { fieldForm } from "./field-form";
import { moneyText, PanelRow, PanelValueText } from "./panel-row";

const { OnDemand: FieldEditor, preload } = onDemand(async () => ({
  default: (await import("./field-editor")).FieldEditor,
}));

/** A value of the reading, which can be edited in place or chosen among the values found. */
export function PanelFieldRow({
  field,
  of,
  flashing,
  onLocate,
  onCorrect,
  onHidden,
}: {
  readonly field: PanelField;
  /** The reading to which the field belongs. */
  readonly of: string;
  readonly flashing: boolean;
  readonly onLocate?: (() => void) | undefined;
  /** Undefined once the reading is settled. */
  readonly onCorrect?: ((changes: readonly FieldChange[]) => Promise<void>) | undefined;
  /** Called if there is a draft from before a reload while the row isn't visible. */
  readonly onHidden: () => void;
}) {
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const mayEdit = onCorrect !== undefined;
  const form = fieldForm(of, field);
  usePreload(preload);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the row is mounted.
  useEffect(() => {
    if (!mayEdit || !formDrafts.read(form)) return;
    if (row.current?.offsetParent) setEditing(true);
    else onHidden();
  }, [mayEdit, form]);
  return (
    <PanelRow
      ref={row}
      ids={field.ids}
      label={field.label}
      source={editing ? null : field.source}
      state={stateShown(field)}
      note={field.note}
      flashing={flashing}
      wide={editing}
      onLocate={onLocate}
      action={
        mayEdit && !editing ? (
          <Button
            variant="ghost"
            size="icon-sm"
            data-edit-field={field.id}
            aria-label={`Edit ${field.label.toLowerCase()}`}
            className={EDIT}
            onClick={() => setEditing(true)}
          >
            <PencilIcon className="size-3.5" />
          </Button>
        ) : null
      }
      below={
        onCorrect && field.state !== "ok" && !editing ? <Choices field={field} onChoose={onCorrect} /> : null
      }
    >
      {editing && onCorrect ? (
        <FieldEditor {...{ field, of }} onSave={onCorrect} onClose={() => setEditing(false)} />
      ) : (
        <Value field={field} />
      )}
    </PanelRow>
  );
}

/** For keyboard users, the field's number in the panel replaces the pencil icon. */
const EDIT =
  "size-6 text-muted-foreground text-xs tabular-nums [counter-increment:field] group-data-flash/row:text-foreground md:group-has-focus-visible/panel:before:content-[counter(field)] md:group-has-focus-visible/panel:[&>svg]:hidden";

function Value({ field }: { readonly field: PanelField }) {
  if (field.value !== null) return <PanelValueText value={field.value} />;
  return (
    <span className="font-normal text-muted-foreground group-data-flash/row:text-foreground">
      {foundWords(field.choices.length)}
    </span>
  );
}

function foundWords(count: number): string {
  if (count > 1) return "More than one was found";
  return count === 1 ? "Found, but not certain" : "Not found";
}

/** The values found for an ambiguous field; one click chooses. */
function Choices({
  field,
  onChoose,
}: {
  readonly field: PanelField;
  readonly onChoose: (changes: readonly FieldChange[]) => Promise<void>;
}) {
  const present = presentValue(field);
  if (field.choices.length === 0 && (present === null || field.state !== "check")) return null;
  const choose = (value: string | number) =>
    void onChoose([{ field: field.field, value }]).catch((error: unknown) => toastFailure(error));
  return (
    <fieldset className="mt-1 flex flex-wrap items-center gap-1">
      <legend className="sr-only">Choose {field.label.toLowerCase()}</legend>
      {present !== null && field.state === "check" ? (
        <Button variant="outline" size="sm" className="h-7 px-2" onClick={() => choose(present)}>
          Keep this
        </Button>
      ) : null}
      {field.choices.map((choice) => (
        <Button
          key={String(choice.value)}
          variant="outline"
          size="sm"
          className="h-7 px-2"
          data-tooltip={`${choice.source}: “${choice.quote}”`}
          onClick={() => choose(choice.value)}
        >
          {shown(field, choice)}
        </Button>
      ))}
    </fieldset>
  );
}

function presentValue(field: PanelField): string | number | null {
  return field.value?.kind === "money" ? field.value.amount : field.raw;
}

/** Formats a value. While the currency is open too, an amount is shown as it appears in the email. */
function shown(field: PanelField, { value, quote }: PanelField["choices"][number]): ReactNode {
  if (field.kind === "day") return <ShownValueText value={{ kind: "day", day: String(value) }} />;
  if (typeof value !== "number" || field.kind !== "money") return String(value);
  const code = field.value?.kind === "money" ? field.value.currency : null;
  return code === null && quote ? quote : moneyText(value, code);
}
