import { Combobox } from "@/components/ui/listbox/combobox";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";
import { useDebounced } from "../lazy/use-debounced";
import type { FieldControl } from "./field";
import type { PickedRecord } from "./picked-record.model";

export type Found = { readonly id: string; readonly label: string; readonly detail: string };

const DEBOUNCE_MS = 300;
const SHORTEST = 2;

/** A field for choosing one record of many, with a search as the user types. */
export function RecordPicker({
  control,
  value,
  onChange,
  listLabel,
  found: foundBy,
}: {
  readonly control: FieldControl;
  readonly value: PickedRecord;
  readonly onChange: (value: PickedRecord) => void;
  readonly listLabel: string;
  readonly found: (search: string) => Resource<readonly Found[]>;
}) {
  const search = useDebounced(value.typed.trim(), DEBOUNCE_MS);
  const isAsked = search.length >= SHORTEST && value.id === null;
  const { data, isPending } = useResource(foundBy(search), { enabled: isAsked });
  const isKnown = isAsked && search === value.typed.trim() && !isPending;
  const found = isKnown ? (data ?? []) : [];
  const none = isKnown ? "Nothing found" : "Searching...";
  return (
    <Combobox
      {...control}
      listLabel={listLabel}
      placeholder="Search by name"
      maxLength={200}
      value={value.typed}
      onValueChange={(typed) => onChange({ id: null, typed })}
      onChoose={({ id, label }) => onChange({ id, typed: label })}
      options={found.map(({ id, label, detail }) => ({
        id,
        label,
        detail: <span className="text-muted-foreground text-xs">{detail}</span>,
      }))}
      status={isAsked && found.length === 0 ? none : null}
    />
  );
}
