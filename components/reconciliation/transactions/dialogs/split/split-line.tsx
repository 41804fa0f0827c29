import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Money } from "@/lib/platform/base/money";
import {
  ENTRY_REASON_WORDS,
  ENTRY_REASONS,
} from "@/lib/reconciliation/bank-transactions/categories/category.model";
import { minorOf, type SplitLine, withRest } from "./split.model";

/** The reasons for a part without a booking. The category OVERRIDE is omitted, as the reason `override` covers it. */
const REASONS = ENTRY_REASONS.filter((reason) => reason !== "OVERRIDE");

type Changed = (line: SplitLine) => void;

/** One part of the split: whether it counts, what it is for, and its amount. */
export function SplitLineRow({
  line,
  code,
  rest,
  onChange,
}: {
  readonly line: SplitLine;
  readonly code: Money["currency"];
  readonly rest: number | null;
  readonly onChange: Changed;
}) {
  const name = nameOf(line);
  const rested = line.isTicked ? withRest(line, rest, code) : null;
  return (
    <li className="flex flex-wrap items-center justify-end gap-2 border-b pb-2 last:border-0">
      <Checkbox
        aria-label={`Count ${name}`}
        checked={line.isTicked}
        onChange={(event) => onChange({ ...line, isTicked: event.target.checked })}
      />
      <div className="min-w-0 flex-1 basis-40">
        <Subject line={line} onChange={onChange} />
      </div>
      <Input
        aria-label={`Part of ${name} (${code})`}
        aria-invalid={(line.isTicked && minorOf(line.typed, code) === null) || undefined}
        className="w-32 text-right"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={line.typed}
        // Typing an amount implies that the line counts.
        onChange={(event) => onChange({ ...line, typed: event.target.value, isTicked: true })}
      />
      <Button
        variant="outline"
        size="sm"
        disabled={rested === null}
        aria-label={`Give the rest to ${name}`}
        onClick={() => (rested === null ? undefined : onChange({ ...line, typed: rested }))}
      >
        Rest
      </Button>
    </li>
  );
}

function nameOf(line: SplitLine): string {
  if (line.kind === "booking") return line.booking.confirmationNumber;
  if (line.kind === "fee") return "the fee";
  return line.kind === "difference" ? "what is for no booking" : "what is unclaimed";
}

function Subject({ line, onChange }: { readonly line: SplitLine; readonly onChange: Changed }) {
  if (line.kind === "booking") {
    return (
      <>
        <p className="font-mono [overflow-wrap:anywhere]">{line.booking.confirmationNumber}</p>
        <p className="truncate text-muted-foreground text-xs">{line.words}</p>
      </>
    );
  }
  if (line.kind === "fee") {
    return (
      <>
        <p>Fee</p>
        <p className="text-muted-foreground text-xs">
          Kept by a bank or processor: the other parts add up to the deposit and this
        </p>
      </>
    );
  }
  if (line.kind === "difference") {
    return (
      <Select
        aria-label="Why it belongs to no booking"
        value={line.reason}
        onChange={({ target }) => {
          const reason = REASONS.find((one) => one === target.value);
          if (reason) onChange({ ...line, reason });
        }}
      >
        {REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {ENTRY_REASON_WORDS[reason]}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <>
      <p>Unclaimed: for a booking that isn't known yet</p>
      <div className="mt-1 flex flex-wrap gap-2">
        {UNCLAIMED.map(({ field, label }) => (
          <Input
            key={field}
            aria-label={`${label} of what is unclaimed`}
            placeholder={label}
            className="min-w-0 flex-1 basis-32"
            autoComplete="off"
            maxLength={200}
            value={line[field]}
            onChange={(event) => onChange({ ...line, [field]: event.target.value })}
          />
        ))}
      </div>
    </>
  );
}

const UNCLAIMED = [
  { field: "confirmationNumber", label: "Number, if any" },
  { field: "clientName", label: "Client, if any" },
] as const;
