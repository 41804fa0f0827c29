import { useId, useState } from "react";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { plainNumber } from "@/lib/ledger/bookings/administration/admin-booking.model";
import { MOST_PAYABLE } from "@/lib/ledger/bookings/administration/payable-bookings.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { Money } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import { listNumberedBookingsAction } from "../../actions";
import { type LeftLine, pastedLines, resolvePasted } from "./pasted.model";
import type { SplitLine } from "./split.model";

/**
 * Adds many pasted booking numbers at once, for example a spreadsheet's column, optionally with amounts. Lines that
 * can't be resolved stay in the box, each with its reason.
 */
export function AddPasted({
  deposit,
  present,
  text,
  onText,
  onAdd,
}: {
  readonly deposit: Money;
  /** The ids of the bookings already in the split. */
  readonly present: ReadonlySet<string>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onAdd: (lines: readonly SplitLine[]) => void;
}) {
  const id = useId();
  const { mutate, busy } = useMutation();
  const [left, setLeft] = useState<readonly LeftLine[]>([]);
  const [said, setSaid] = useState("");
  const keep = (lines: readonly LeftLine[]) => {
    setLeft(lines);
    onText(lines.map((line) => line.text).join("\n"));
  };
  const add = async () => {
    const all = pastedLines(text, deposit.currency);
    const [now, later] = [all.slice(0, MOST_PAYABLE), all.slice(MOST_PAYABLE)];
    if (now.length === 0 || busy) return;
    await mutate({
      failed: "The numbers could not be looked up",
      run: async () => {
        const numbers = now.map(({ number }) => number.slice(0, 100)).filter(plainNumber);
        const found = numbers.length > 0 ? await runAction(listNumberedBookingsAction, { numbers }) : [];
        const resolved = resolvePasted(now, found, present, deposit);
        const waiting = later.map((line) => ({ text: line.text, problem: "Add these first", choices: [] }));
        onAdd(resolved.added);
        keep([...resolved.left, ...waiting]);
        setSaid(`${counted(resolved.added.length, "booking")} added.`);
      },
    });
  };
  const choose = (line: LeftLine, chosen: SplitLine) => {
    onAdd([chosen]);
    keep(left.filter((one) => one !== line));
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>Paste confirmation numbers, with an amount beside each or none</Label>
      <Textarea
        id={id}
        className="max-h-40 font-mono"
        placeholder={"HB-4471\t120.50\nHB-4472"}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Button
        variant="outline"
        className="self-start"
        disabled={text.trim() === "" || busy}
        onClick={() => void add()}
      >
        {busy ? "Looking..." : "Add these"}
      </Button>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {said}
      </p>
      {left.length > 0 ? (
        <ul aria-label="Lines that were left" className="flex flex-col gap-1.5 text-sm">
          {left.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice, and lines keep their order.
            <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-mono [overflow-wrap:anywhere]">{line.text}</span>
              <span className="text-danger-foreground">{line.problem}</span>
              {line.choices.map((choice) => (
                <Button key={choice.key} size="sm" variant="outline" onClick={() => choose(line, choice)}>
                  {choice.kind === "booking" ? choice.words : null}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
