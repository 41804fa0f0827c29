import { LightbulbIcon, PlusIcon, XIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "@/components/shared/form/form";
import { fieldId } from "@/components/shared/form/form-errors.model";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { useField } from "@/components/shared/form/use-field";
import { useForm } from "@/components/shared/form/use-form";
import { Alert, AlertDescription } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { sendableAddress } from "@/lib/accounts/outbound-emails/sendable-address.model";
import { MOST_AT_ONCE, newAddresses } from "@/lib/inbox/forwarding/forwarding-address.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { saveAddressesAction } from "./actions";
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
        <LightbulbIcon />
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

type Addresses = { readonly emailAddresses: string[] };

/**
 * A field per email address, as many as needed. A new field takes the focus; when one is removed, the last one does.
 */
function AddressBoxes({ form }: { readonly form: FormHandle<Addresses> }) {
  const { value: addresses, change } = useField(form, "emailAddresses");
  const boxes = useRef<HTMLFieldSetElement>(null);
  const count = useRef(addresses.length);
  useEffect(() => {
    if (count.current !== addresses.length)
      [...(boxes.current?.querySelectorAll("input") ?? [])].at(-1)?.focus();
    count.current = addresses.length;
  }, [addresses.length]);
  const isBlank = addresses.every((address) => address.trim() === "");
  const isInvalid = (address: string) =>
    form.errors.length > 0 && (isBlank || (address.trim() !== "" && sendableAddress(address) === null));
  return (
    <fieldset ref={boxes} className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">Email addresses</legend>
      {addresses.map((address, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field has no key other than its index.
        <div key={index} className="flex gap-2">
          <Input
            id={fieldId(`emailAddresses.${index}`, form.id)}
            type="email"
            autoComplete="email"
            placeholder="bookings@your-agency.com"
            aria-label={`Email address ${index + 1}`}
            aria-invalid={isInvalid(address) || undefined}
            value={address}
            onChange={(event) => change(addresses.with(index, event.target.value))}
          />
          {addresses.length > 1 ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove address ${index + 1}`}
              onClick={() => change(addresses.toSpliced(index, 1))}
            >
              <XIcon />
            </Button>
          ) : null}
        </div>
      ))}
      {addresses.length < MOST_AT_ONCE ? (
        <Button
          variant="link"
          size="inline"
          className="self-start"
          onClick={() => change([...addresses, ""])}
        >
          <PlusIcon />
          Add another address
        </Button>
      ) : null}
    </fieldset>
  );
}
