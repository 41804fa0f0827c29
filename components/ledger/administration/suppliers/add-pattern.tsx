import { type FormEvent, useId, useState } from "react";
import { Hits, useHits } from "@/components/reconciliation/transactions/dialogs/pattern-hits";
import { patternOf } from "@/components/reconciliation/transactions/dialogs/patterns.model";
import { useDebounced } from "@/components/shared/lazy/use-debounced";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { patternMutations } from "./pattern-mutations";

const DEBOUNCE_MS = 300;
const SHORTEST = 3;

/** A form for a new pattern that shows the transactions it matches before it is saved. */
export default function AddPattern({
  supplierId,
  onClose,
}: {
  readonly supplierId: string;
  readonly onClose: () => void;
}) {
  const id = useId();
  const { mutate, busy } = useMutation();
  const [typed, setTyped] = useState("");
  const pattern = patternOf(typed);
  const isLong = pattern.length >= SHORTEST;
  const settled = useDebounced(pattern, DEBOUNCE_MS);
  const hits = useHits(settled.length >= SHORTEST ? [settled] : []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isLong || busy) return;
    if (await mutate(patternMutations.add({ supplierId, terms: [pattern] }))) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-4 flex flex-col gap-2">
      <Label htmlFor={id}>New pattern</Label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          className="min-w-0 flex-1 basis-48"
          value={typed}
          maxLength={100}
          autoComplete="off"
          aria-describedby={`${id}-hits`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={!isLong} aria-disabled={busy}>
          Add
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <div id={`${id}-hits`} role="status">
        {isLong ? (
          <Hits preview={hits?.find((one) => one.pattern === pattern)} />
        ) : (
          <p className="text-muted-foreground text-xs">
            Three characters or more, as written on the statement
          </p>
        )}
      </div>
    </form>
  );
}
