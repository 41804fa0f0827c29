"use client";

import { LightbulbIcon } from "lucide-react";
import { Form } from "@/components/shared/form/form";
import { useForm } from "@/components/shared/form/use-form";
import { Alert, AlertDescription } from "@/components/ui/alert";
import { newAddresses } from "@/lib/inbox/forwarding/forwarding-address.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { saveAddressesAction } from "./actions";
import { AddressBoxes } from "./address-boxes";
import { addressesFailed, asWhole, sayingOf } from "./onboarding-words";
import { StepButtons, type StepProps } from "./step-buttons";

const ADDRESSES = asWhole(newAddresses);

/** The third step: saves the addresses that forward booking emails, and sends each a verification email. */
export default function AddressesForm({
  saved,
  onSaved,
  step,
  onStep,
  ...buttons
}: StepProps & {
  readonly saved: readonly string[];
  readonly onSaved: (addresses: readonly string[]) => void;
}) {
  const form = useForm({
    id: "onboarding-addresses",
    initial: { emailAddresses: saved.length > 0 ? [...saved] : [""] },
    schema: ADDRESSES,
    inputOf: (values) => values,
    mutate: (input) => ({
      run: async () => {
        await sayingOf(runAction(saveAddressesAction, input), addressesFailed);
        onSaved(newAddresses.parse(input));
      },
    }),
    unnamed: "root",
    onClose: () => undefined,
    onSent: () => onStep(step + 1),
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <AddressBoxes form={form} />
      <Alert tone="info">
        <LightbulbIcon aria-hidden="true" />
        <AlertDescription>
          Tip: use the address that receives your suppliers' booking confirmations.
        </AlertDescription>
      </Alert>
      <StepButtons
        {...buttons}
        form={form}
        words={["Complete Setup", "Saving..."]}
        onPrevious={() => onStep(step - 1)}
      />
    </Form>
  );
}
