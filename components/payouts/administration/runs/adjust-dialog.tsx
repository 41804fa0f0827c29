import { z } from "zod";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { minorOf, typedAmount } from "@/lib/imports/csv-amount.model";
import { runAdjustment } from "@/lib/payouts/runs/run.model";
import { type Currency, digitsOf } from "@/lib/platform/base/money";
import { type SeenRun, stepMutation } from "./run-mutations";

type Props = {
  readonly run: SeenRun;
  readonly agent: { readonly userId: string; readonly name: string };
  readonly currency: Currency;
  readonly onClose: () => void;
};

/** A dialog that adds an adjustment for an agent, positive or negative, to a draft run. */
export default function AdjustDialog({ run, agent: { userId, name }, currency, onClose }: Props) {
  const form = useForm({
    id: "payout-adjustment",
    of: userId,
    initial: { amount: "", description: "" },
    schema: adjustmentIn(currency),
    inputOf: ({ amount, description }) => ({ amount: adjustedMinor(amount, currency), description }),
    mutate: ({ amount, description }) =>
      stepMutation(run, "adjust", { userId, amountMinor: amount, description }, `Adjusted: ${name}`),
    onClose,
    unnamed: "amount",
  });
  return (
    <FormDialog
      form={form}
      title={`Adjust: ${name}`}
      description="For what no booking explains: a fee, a bonus, an advance. The agent reads it on the statement."
      words={["Adjust", "Adjusting..."]}
      className="sm:max-w-md"
    >
      <TextField
        form={form}
        name="amount"
        label={`Amount in ${currency}`}
        hint="With a minus for what the agent owes"
        required
        inputMode="text"
        maxLength={20}
        inputClassName="text-right"
      />
      <TextField form={form} name="description" label="What for" required maxLength={200} />
    </FormDialog>
  );
}

function adjustmentIn(currency: Currency) {
  const decimals = digitsOf(currency);
  const kind = decimals > 0 ? `number with at most ${decimals} decimals` : "whole number";
  const amount = z
    .number(`Amount must be a ${kind}`)
    .refine((minor) => minor !== 0, "Amount must not be zero");
  return z.object({ amount, description: runAdjustment.shape.description });
}

/** Parses an amount to minor units; returns NaN, which is rejected, if it isn't an amount of the currency. */
function adjustedMinor(text: string, currency: Currency): number {
  const typed = typedAmount(text, ".");
  return (typed && minorOf(typed, currency)) ?? Number.NaN;
}
