import { FormDialog } from "@/components/shared/form/form-dialog";
import { DateField, FormField, SelectField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { Checkbox } from "@/components/ui/checkbox";
import { parseFigure } from "@/lib/imports/csv-amount.model";
import { type PayoutSettings, settingsChange } from "@/lib/payouts/settings/settings.model";
import type { PaidFrom, ShortPayBearer } from "@/lib/payouts/shares/share.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { changePayoutSettingsAction } from "./actions";
import { typedPercent } from "./agreement-fields.model";

const PAID_FROM_WORDS: Readonly<Record<PaidFrom, string>> = {
  RECEIPT: "As soon as the commission is received",
  TRAVEL_END: "Once travel has ended",
};
const BEARER_WORDS: Readonly<Record<ShortPayBearer, string>> = {
  PROPORTION: "Both, in proportion",
  AGENCY: "The agency",
  AGENT: "The agent",
};

/** The settings for paying agents, including whether the platform pays them at all. */
export default function SettingsDialog({
  settings,
  onClose,
}: {
  readonly settings: PayoutSettings;
  readonly onClose: () => void;
}) {
  const { version, defaultPercentBp, minimumMinor, ...said } = settings;
  const form = useForm({
    id: "payout-settings",
    initial: { ...said, defaultPercent: String(defaultPercentBp / 100), minimum: String(minimumMinor / 100) },
    schema: settingsChange,
    inputOf: ({ defaultPercent, minimum, ...fields }) => ({
      ...fields,
      version,
      defaultPercent: typedPercent(defaultPercent),
      minimumMinor: Math.round(parseFigure(minimum) * 100),
    }),
    mutate: (change) => ({
      run: () => runAction(changePayoutSettingsAction, change),
      tells: () => ({ said: "Payout settings saved" }),
      failed: "Failed to save the payout settings",
    }),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Payout settings"
      description="When off, agents keep all of their commission and don't see payouts."
      words={["Save", "Saving..."]}
    >
      <Tick form={form} name="isOn" label="Pay agents their share of commission" />
      <DateField
        form={form}
        name="startsOn"
        label="Also for commission received since"
        hint="Leave blank to start with payments matched from now on."
        chooseLabel="Choose the day"
      />
      <TextField
        form={form}
        name="defaultPercent"
        label="Percentage for agents without an agreement"
        required
        inputMode="decimal"
      />
      <SelectField
        form={form}
        name="paidFrom"
        label="A share is ready"
        choices={Object.entries(PAID_FROM_WORDS)}
      />
      <SelectField
        form={form}
        name="shortPayBorneBy"
        label="Short pay is borne by"
        choices={Object.entries(BEARER_WORDS)}
      />
      <TextField
        form={form}
        name="minimum"
        label="Minimum payout"
        hint="In the run's currency. Agents who would get less wait for a later run."
        inputMode="decimal"
      />
      <Tick form={form} name="needsSecondApprover" label="A second administrator approves each run" />
    </FormDialog>
  );
}

type Fields = Omit<PayoutSettings, "version" | "defaultPercentBp" | "minimumMinor"> & {
  readonly defaultPercent: string;
  readonly minimum: string;
};
type FormOf = {
  readonly form: ReturnType<typeof useForm<Fields, typeof settingsChange>>;
  readonly label: string;
};

function Tick({ form, name, label }: FormOf & { readonly name: "isOn" | "needsSecondApprover" }) {
  return (
    <FormField form={form} name={name} label={label} className="flex-row-reverse items-center justify-end">
      {({ id }, value, change) => (
        <Checkbox id={id} checked={value} onChange={(event) => change(event.target.checked)} />
      )}
    </FormField>
  );
}
