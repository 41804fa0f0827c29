"use client";

import { useState } from "react";
import { Field } from "@/components/shared/form/field";
import { useMove } from "@/components/shared/moves/move";
import { Input } from "@/components/ui/input";
import { runAction } from "@/lib/api-client/run-action";
import { correctNumberAction } from "../actions";
import { CorrectionButtons } from "./correction-buttons";
import { useCorrection } from "./use-correction";

export type CorrectionTarget = { readonly id: string; readonly version: number };

/** Puts a wrong confirmation number right; the old one stays an alias that finds the booking. */
export function CorrectNumber({
  target,
  present,
  onClose,
}: {
  readonly target: CorrectionTarget;
  readonly present: string;
  readonly onClose: () => void;
}) {
  const [number, setNumber] = useState(present);
  const { busy, errors, clear, run } = useCorrection("correctedNumber");
  const { tell } = useMove();
  const save = () =>
    run(async () => {
      if (number.trim() === "") return "Confirmation number is required";
      await runAction(correctNumberAction, { ...target, confirmationNumber: number });
      tell({
        said: "Confirmation number corrected",
        description: `${present} still finds this booking.`,
      });
      onClose();
      return null;
    });
  return (
    <div>
      <Field name="correctedNumber" label="Right confirmation number" errors={errors}>
        {(control) => (
          <Input
            {...control}
            className="font-mono"
            maxLength={100}
            value={number}
            onChange={(event) => {
              clear();
              setNumber(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              void save();
            }}
          />
        )}
      </Field>
      <CorrectionButtons busy={busy} save={() => void save()} cancel={onClose} />
    </div>
  );
}
