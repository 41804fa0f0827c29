import { useState } from "react";
import type { z } from "zod";
import { agentsNamed } from "@/components/accounts/administration/users/agents-named";
import { FormDialog } from "@/components/shared/form/form-dialog";
import {
  DateField,
  FormField,
  SelectField,
  TextAreaField,
  TextField,
} from "@/components/shared/form/form-fields";
import { type Found, RecordPicker } from "@/components/shared/form/record-picker";
import { useForm } from "@/components/shared/form/use-form";
import { useMutation } from "@/components/shared/mutations/mutation";
import { DayText } from "@/components/shared/text/date-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { SupplierJson } from "@/lib/ledger/suppliers/supplier.model";
import { agreementChange, percentWords } from "@/lib/payouts/agreements/agreement-change.model";
import type { PercentPreview } from "@/lib/payouts/shares/share.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import type { Resource } from "@/lib/platform/api-client/resource";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { counted } from "@/lib/platform/base/text";
import { previewAgreementAction } from "./actions";
import {
  type AgreementFields,
  type AgreementSubject,
  agreementFields,
  agreementInput,
  BASIS_CHOICES,
} from "./agreement-fields.model";
import { saveAgreementMutation } from "./payout-mutations";

type Change = z.input<typeof agreementChange>;

/** A dialog that adds or changes an agreement with an agent. It shows the effect before saving. */
export default function AgreementDialog({
  onClose,
  ...subject
}: AgreementSubject & { readonly onClose: () => void }) {
  const [plan, setPlan] = useState<{ readonly change: Change; readonly preview: PercentPreview } | null>(
    null,
  );
  const { row, booking } = subject;
  const form = useForm({
    id: "agreement",
    of: row?.id ?? booking?.id ?? "new",
    initial: agreementFields(subject),
    schema: agreementChange,
    inputOf: (fields) => agreementInput(fields, subject),
    mutate: (change: Change) => ({
      run: async () => setPlan({ change, preview: await runAction(previewAgreementAction, change) }),
      failed: "Failed to see what would change",
    }),
    onClose,
    onSent: () => undefined,
  });
  if (plan) return <ConfirmAgreement {...plan} onBack={() => setPlan(null)} onSaved={onClose} />;
  const number = booking?.number ?? row?.booking?.number;
  return (
    <FormDialog
      form={form}
      {...wordsOf(number, row !== undefined)}
      words={["See what would change", "Looking..."]}
    >
      {number || row ? null : <AgentField form={form} />}
      {number ? null : <SupplierField form={form} />}
      <TextField
        form={form}
        name="percent"
        label="Agent's percentage"
        hint="From 0 to 100, with two decimals at most"
        required
        inputMode="decimal"
      />
      {number ? null : <DayFields form={form} />}
      <TextAreaField
        form={form}
        name="note"
        label="Note"
        hint="The agent can see it in their data download."
        rows={2}
      />
    </FormDialog>
  );
}

function wordsOf(number: string | undefined, isChange: boolean) {
  if (number === undefined) {
    const description =
      "The most specific agreement applies: a booking's own percentage first, then the supplier's, then the agent's.";
    return { title: isChange ? "Change agreement" : "Add agreement", description };
  }
  const description = "It overrides what is agreed with the agent. Existing shares are not changed.";
  return { title: `Percent of booking ${number}`, description };
}

function DayFields({ form }: FormOf) {
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_3fr]">
      <DateField form={form} name="validFrom" label="Valid from" chooseLabel="Choose the day" required />
      <SelectField form={form} name="basis" label="Counts for" choices={BASIS_CHOICES} />
    </div>
  );
}

type FormOf = { readonly form: ReturnType<typeof useForm<AgreementFields, typeof agreementChange>> };

function AgentField({ form }: FormOf) {
  return (
    <FormField form={form} name="userId" label="Agent" required>
      {(control, value, change) => (
        <RecordPicker {...{ control, value }} onChange={change} listLabel="Agents" found={agentsNamed} />
      )}
    </FormField>
  );
}

function SupplierField({ form }: FormOf) {
  return (
    <FormField form={form} name="supplierId" label="Supplier" hint="Leave blank for all suppliers">
      {(control, value, change) => (
        <RecordPicker
          {...{ control, value }}
          onChange={change}
          listLabel="Suppliers"
          found={suppliersNamed}
        />
      )}
    </FormField>
  );
}

function suppliersNamed(name: string): Resource<readonly Found[]> {
  const body = { filters: { name: [name] }, limit: 20 };
  return {
    key: ["admin-supplier-names", name],
    ask: async (signal) => {
      const call = { method: "POST", body, signal } as const;
      const { data } = await fetchJson<{ data: readonly SupplierJson[] }>("/admin/suppliers/list", call);
      return data.map((one) => ({ id: one.id, label: one.name, detail: one.isVerified ? "verified" : "" }));
    },
  };
}

/** The effect of an agreement, and the button that saves it. */
function ConfirmAgreement({
  change,
  preview: { changes, unchanged, madeShares },
  onBack,
  onSaved,
}: {
  readonly change: z.input<typeof agreementChange>;
  readonly preview: PercentPreview;
  readonly onBack: () => void;
  readonly onSaved: () => void;
}) {
  const { mutate, busy } = useMutation();
  const save = async () => {
    if (!busy && (await mutate(saveAgreementMutation(change)))) onSaved();
  };
  return (
    <Dialog
      title="What would change"
      description={
        change.validFrom ? (
          <>
            From <DayText value={change.validFrom as CalendarDate} /> on. Nothing is saved yet.
          </>
        ) : (
          "For commission received from now on. Nothing is saved yet."
        )
      }
      cancel="Back"
      footer={
        <Button aria-disabled={busy} onClick={() => void save()}>
          {busy ? "Saving..." : "Save"}
        </Button>
      }
      onClose={onBack}
    >
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {changes.map(({ fromBp, toBp, bookings }) => (
          <li key={`${fromBp} ${toBp}`}>
            {counted(bookings, "booking")} that {bookings === 1 ? "expects" : "expect"} commission:{" "}
            {percentWords(fromBp)} → <b className="font-medium">{percentWords(toBp)}</b> in the next share
          </li>
        ))}
        {changes.length === 0 ? <li>No booking that expects commission now would change.</li> : null}
        {unchanged > 0 ? <li>{counted(unchanged, "booking")} would stay as they are.</li> : null}
        <li>
          {madeShares === 0
            ? "No shares were made yet."
            : `${counted(madeShares, "share")} made already: none changes.`}
        </li>
      </ul>
    </Dialog>
  );
}
