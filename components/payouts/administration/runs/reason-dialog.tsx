import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { stepReason } from "@/lib/payouts/runs/run.model";
import { type SeenRun, stepMutation } from "./run-mutations";

/** An action on a line or a whole payout that requires a reason. */
export type Reasoned = {
  readonly step: "take-out" | "came-back";
  readonly payoutId: string;
  readonly lineId?: string;
  readonly whose: string;
};

const WORDS = {
  "take-out": {
    title: "Take out of the run",
    text: "Commission is held back until an administrator releases it; an adjustment is removed.",
    act: ["Take out", "Taking out..."],
    said: "Taken out",
  },
  "came-back": {
    title: "Payout came back",
    text: "It did not reach the agent. What was in it is ready for a later run.",
    act: ["It came back", "Saving..."],
    said: "Payout came back",
  },
} as const;

/** A dialog that asks for the reason and performs the action. */
export default function ReasonDialog({
  run,
  about: { step, payoutId, lineId, whose },
  onClose,
}: {
  readonly run: SeenRun;
  readonly about: Reasoned;
  readonly onClose: () => void;
}) {
  const { title, text, act, said } = WORDS[step];
  const form = useForm({
    id: "payout-reason",
    of: lineId ?? payoutId,
    initial: { reason: "" },
    schema: stepReason,
    inputOf: (values) => values,
    mutate: ({ reason }) =>
      stepMutation(run, step, { payoutId, ...(lineId ? { lineId } : {}), reason }, `${said}: ${whose}`),
    onClose,
    unnamed: "root",
  });
  return (
    <FormDialog
      form={form}
      title={`${title}: ${whose}`}
      description={text}
      words={act}
      className="sm:max-w-md"
      hasSummary={false}
    >
      <TextField form={form} name="reason" label="Reason" required maxLength={500} />
    </FormDialog>
  );
}
