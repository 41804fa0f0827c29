import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { DateField, SelectField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { runDraft } from "@/lib/payouts/runs/run.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { newId } from "@/lib/platform/base/id";
import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";

type Fields = { readonly currency: string; readonly upTo: CalendarDate | null };

/** A dialog that creates a draft run. Its request key ensures that repeated submissions create only one. */
export default function DraftRun({
  today,
  onClose,
}: {
  readonly today: CalendarDate;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const [requestKey] = useState(newId);
  const form = useForm({
    id: "draft-run",
    initial: { currency: "USD", upTo: today } as Fields,
    schema: runDraft,
    inputOf: ({ currency, upTo }) => ({ currency, upTo: upTo ?? "", requestKey }),
    mutate: (body) => ({
      run: async () => {
        const { id } = await fetchJson<{ id: string }>("/admin/payouts", { method: "POST", body });
        router.push(`/admin/payouts/${id}`);
      },
      tells: () => ({ said: "Run drafted" }),
      failed: "Failed to draft the run",
    }),
    onClose,
    unnamed: "root",
  });
  return (
    <FormDialog
      form={form}
      title="New run"
      description="Includes every share that is ready, of commission received up to a day. Nothing is paid before the run is approved."
      words={["Draft run", "Drafting..."]}
      className="sm:max-w-md"
    >
      <SelectField form={form} name="currency" label="Currency" required choices={OFFERED_CURRENCIES} />
      <DateField form={form} name="upTo" label="Up to" required chooseLabel="Choose the last day" />
    </FormDialog>
  );
}
