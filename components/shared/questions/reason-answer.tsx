import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

const LONGEST = 500;

/**
 * A field for an answer that needs a reason. It takes the focus at once, because typed letters would otherwise
 * trigger the screen's shortcuts.
 */
export function ReasonAnswer({
  label,
  words,
  onAnswer,
}: {
  readonly label: string;
  readonly words: string;
  readonly onAnswer: (reason: string) => void;
}) {
  const id = useId();
  const [reason, setReason] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== "") onAnswer(reason.trim());
  };
  return (
    <form onSubmit={submit} className="flex w-full flex-wrap items-end gap-2">
      <label htmlFor={id} className="flex min-w-0 flex-1 basis-48 flex-col gap-1 font-medium text-foreground">
        {label}
        <Input
          id={id}
          autoFocus
          value={reason}
          maxLength={LONGEST}
          required
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <Button type="submit" size="sm" variant="outline" disabled={reason.trim() === ""}>
        {words}
      </Button>
    </form>
  );
}
