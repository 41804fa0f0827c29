import { PlusIcon, XIcon } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";
import { useUnsavedGuard } from "@/components/shared/form/use-unsaved-guard";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { supplierMutation } from "../transaction-mutations";
import { Hits, useHits } from "./pattern-hits";
import { memoWords, patternOf, patternsIn, patternsOf } from "./patterns.model";
import { type ChosenSupplier, SupplierPicker } from "./supplier-picker";

/** A dialog that assigns the supplier who paid a transaction, and patterns by which the supplier is recognised. */
export function SupplierDialog({
  detail,
  onClose,
}: {
  readonly detail: TransactionDetail;
  readonly onClose: () => void;
}) {
  const { mutate, busy } = useMutation();
  const [supplier, setSupplier] = useState<ChosenSupplier | null>(
    detail.supplier && { ...detail.supplier, metadata: detail.supplierMetadata },
  );
  const [patterns, setPatterns] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState(supplier?.name ?? "");
  const isChanged = patterns.length > 0 || typed !== (detail.supplier?.name ?? "");
  const { close, leaving } = useUnsavedGuard({ losesSome: () => isChanged }, onClose);
  const formId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!supplier || busy) return;
    if (await mutate(supplierMutation(detail, supplier, patterns))) onClose();
  };
  return (
    <Dialog
      title={detail.supplier ? "Edit Supplier" : "Assign Supplier"}
      description={detail.name}
      className="sm:max-w-xl"
      body={{ className: "sm:min-h-96" }}
      cancel="Cancel"
      footer={
        <Button type="submit" form={formId} disabled={!supplier || busy}>
          {busy ? "Saving..." : "Save"}
        </Button>
      }
      over={<DiscardPrompt {...leaving} />}
      onClose={close}
    >
      <form id={formId} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <SupplierPicker typed={typed} onType={setTyped} chosen={supplier} onChoose={setSupplier} />
        <PatternList
          detail={detail}
          known={supplier ? patternsIn(supplier.metadata) : []}
          patterns={patterns}
          onChange={setPatterns}
        />
      </form>
    </Dialog>
  );
}

/** The patterns by which the supplier will be recognised, each with what it would match. */
export function PatternList({
  detail,
  known,
  patterns,
  onChange,
}: {
  readonly detail: TransactionDetail;
  /** The supplier's existing patterns. */
  readonly known: readonly string[];
  /** The patterns to add. */
  readonly patterns: readonly string[];
  readonly onChange: (patterns: readonly string[]) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const add = (text: string) => {
    setTyped("");
    onChange(patternsOf([...patterns, text]).filter((one) => !known.includes(one)));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || patternOf(typed) === "") return;
    event.preventDefault();
    add(typed);
  };
  const words = memoWords(detail.payer, detail.name).filter(
    (word) => !patterns.includes(word) && !known.includes(word),
  );
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-3">
      <div>
        <h3 id={`${id}-title`} className="font-medium text-sm">
          Bank description patterns
        </h3>
        <p className="text-muted-foreground text-xs">
          A bank line that contains all the words of a pattern is read as this supplier's.
        </p>
      </div>
      {known.length > 0 ? (
        <ul aria-label="Patterns it has" className="flex flex-wrap gap-1">
          {known.map((pattern) => (
            <li key={pattern}>
              <Badge className="font-mono">{pattern}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex items-end gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <Label htmlFor={`${id}-typed`}>New pattern</Label>
          <Input
            id={`${id}-typed`}
            value={typed}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={press}
          />
        </div>
        <Button variant="outline" disabled={patternOf(typed) === ""} onClick={() => add(typed)}>
          Add
        </Button>
      </div>
      {words.length > 0 ? (
        <ul aria-label="Words of the description" className="flex flex-wrap gap-1">
          {words.map((word) => (
            <li key={word}>
              <Button
                variant="outline"
                size="sm"
                className="h-7 rounded-full px-2.5 font-mono"
                aria-label={`Add pattern ${word}`}
                onClick={() => add(word)}
              >
                <PlusIcon className="size-3" />
                {word}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <NewPatterns
        patterns={patterns}
        onRemove={(one) => onChange(patterns.filter((other) => other !== one))}
      />
    </section>
  );
}

function NewPatterns({
  patterns,
  onRemove,
}: {
  readonly patterns: readonly string[];
  readonly onRemove: (pattern: string) => void;
}) {
  const data = useHits(patterns);
  if (patterns.length === 0) return null;
  return (
    <ul aria-label="Patterns to add" className="flex flex-col gap-2">
      {patterns.map((pattern) => (
        <li key={pattern} className="flex items-start gap-2 rounded-md border p-2 text-sm">
          <div className="min-w-0 flex-1">
            <p className="font-medium font-mono [overflow-wrap:anywhere]">{pattern}</p>
            <Hits preview={data?.find((one) => one.pattern === pattern)} />
          </div>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Remove pattern ${pattern}`}
            onClick={() => onRemove(pattern)}
          >
            <XIcon />
          </Button>
        </li>
      ))}
    </ul>
  );
}
