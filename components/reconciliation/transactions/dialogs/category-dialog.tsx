import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioItem } from "@/components/ui/radio-group";
import { CATEGORIES, type Category } from "@/lib/platform/base/addresses/admin-addresses.model";
import {
  CATEGORY_HINTS,
  CATEGORY_WORDS,
  type CategoryChoice,
} from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";

/** A dialog that asks for one of seven categories, each with a digit key, and an optional note. */
export default function CategoryDialog({
  about,
  present = null,
  busy = false,
  onClose,
  onChoose,
}: {
  readonly about: string;
  readonly present?: TransactionRow["category"];
  readonly busy?: boolean;
  readonly onClose: () => void;
  readonly onChoose: (choice: CategoryChoice) => void;
}) {
  const id = useId();
  const [category, setCategory] = useState<Category | null>(present?.is ?? null);
  const [note, setNote] = useState(present?.note ?? "");
  const submit = (event: Pick<FormEvent, "preventDefault">) => {
    event.preventDefault();
    if (category !== null && !busy) onChoose({ category, note: note.trim() || null });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Enter") return submit(event);
    const named = CATEGORIES[Number(event.key) - 1];
    if (!named || event.ctrlKey || event.metaKey || event.altKey) return;
    setCategory(named);
    event.currentTarget.querySelector<HTMLElement>(`[value=${named}]`)?.focus();
  };
  return (
    <Dialog
      title="Set category"
      description={about}
      cancel="Cancel"
      footer={
        <Button type="submit" form={id} disabled={category === null || busy}>
          {busy ? "Saving..." : "Save"}
        </Button>
      }
      onClose={onClose}
    >
      <form id={id} onSubmit={submit} className="flex flex-col gap-4">
        <RadioGroup legend="It pays no commission, but is" onKeyDown={press}>
          {CATEGORIES.map((one, index) => (
            <RadioItem
              key={one}
              name="category"
              value={one}
              checked={category === one}
              onChange={() => setCategory(one)}
              label={
                <>
                  <Kbd aria-hidden="true" className="max-sm:hidden">
                    {index + 1}
                  </Kbd>
                  <span>
                    {CATEGORY_WORDS[one]}
                    {CATEGORY_HINTS[one] ? (
                      <span className="text-muted-foreground text-sm">: {CATEGORY_HINTS[one]}</span>
                    ) : null}
                  </span>
                </>
              }
            />
          ))}
        </RadioGroup>
        <div className="flex flex-col gap-1.5">
          <Label htmlFor={`${id}-note`}>Note, if any</Label>
          <Input
            id={`${id}-note`}
            value={note}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
      </form>
    </Dialog>
  );
}
