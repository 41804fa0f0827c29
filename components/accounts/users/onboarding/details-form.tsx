import type { ChangeEvent } from "react";
import { ChoiceSelect } from "@/components/accounts/account/settings/choice-fields";
import {
  CURRENCIES,
  otherZones,
  USUAL_ZONES,
} from "@/components/accounts/account/settings/settings-words.model";
import { Field } from "@/components/shared/form/field";
import { Form } from "@/components/shared/form/form";
import { FormField, TextField } from "@/components/shared/form/form-fields";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { useValues } from "@/components/shared/form/use-field";
import { useForm } from "@/components/shared/form/use-form";
import { Input } from "@/components/ui/input";
import {
  DETAIL_LABELS,
  type OnboardingDetails,
  onboardingDetails,
  personalDetails,
} from "@/lib/accounts/users/user.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { saveDetailsAction } from "./actions";
import { asWhole, detailsFailed, sayingOf } from "./onboarding-words";
import { editedPhone } from "./phone-number.model";
import { StepButtons, type StepProps } from "./step-buttons";

const DELETED: Readonly<Record<string, "backward" | "forward">> = {
  deleteContentBackward: "backward",
  deleteContentForward: "forward",
};

/**
 * A phone number, formatted in the American style while typing unless it begins with +. The caret
 * stays where the user edits.
 */
function PhoneField({
  form,
  isMissing,
}: {
  readonly form: FormHandle<OnboardingDetails>;
  readonly isMissing: (value: string) => true | undefined;
}) {
  return (
    <FormField form={form} name="phoneNumber" label={DETAIL_LABELS.phoneNumber} required>
      {(control, value, change) => (
        <Input
          {...control}
          aria-invalid={isMissing(value)}
          type="tel"
          autoComplete="tel"
          placeholder="(123) 456-7890"
          value={value}
          onChange={(event) => change(written(event, value))}
        />
      )}
    </FormField>
  );
}

/**
 * Sets text and caret of the input directly, because React doesn't move the caret of an input
 * that already has its value.
 */
function written({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string): string {
  const deleted = "inputType" in nativeEvent ? DELETED[String(nativeEvent.inputType)] : undefined;
  const after = target.value;
  const edited = editedPhone({ before, after, caret: target.selectionStart ?? after.length, deleted });
  target.value = edited.text;
  target.setSelectionRange(edited.caret, edited.caret);
  return edited.text;
}

const PERSONAL = asWhole(personalDetails);
const ALL = asWhole(onboardingDetails);

/** The first two steps: one form, which is validated after the first and saved after the second. */
export default function DetailsForm({
  email,
  saved,
  onSaved,
  step,
  onStep,
  ...buttons
}: StepProps & {
  readonly email: string;
  readonly saved: OnboardingDetails;
  readonly onSaved: (details: OnboardingDetails) => void;
}) {
  const isFirst = step === 1;
  const form = useForm({
    id: "onboarding-details",
    initial: { ...saved, timezone: saved.companyName ? saved.timezone : hereabouts(saved.timezone) },
    schema: isFirst ? PERSONAL : ALL,
    inputOf: (details) => details,
    mutate: (details) => ({
      run: async () => {
        if (isFirst) return;
        await sayingOf(runAction(saveDetailsAction, details), detailsFailed);
        onSaved(onboardingDetails.parse(details));
      },
    }),
    unnamed: "root",
    onClose: () => undefined,
    onSent: () => {
      // The values of the first step aren't saved yet; keep them as a draft in the tab.
      if (isFirst) form.edited();
      onStep(step + 1);
    },
  });
  const back = () => {
    form.edited();
    onStep(step - 1);
  };
  return (
    <Form form={form} className="flex flex-col gap-4">
      {isFirst ? <Personal form={form} email={email} /> : <Company form={form} />}
      <StepButtons
        {...buttons}
        form={form}
        words={["Continue", "Saving..."]}
        onPrevious={isFirst ? null : back}
      />
    </Form>
  );
}

type Props = { readonly form: FormHandle<OnboardingDetails> };

function Personal({ form, email }: Props & { readonly email: string }) {
  const isMissing = useMissing(form);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Detail form={form} name="firstName" autoComplete="given-name" />
        <Detail form={form} name="lastName" autoComplete="family-name" />
      </div>
      <Field name="email" label="Email" form={form.id} hint="You sign in with it.">
        {(control) => <Input {...control} type="email" readOnly autoComplete="email" value={email} />}
      </Field>
      <PhoneField form={form} isMissing={isMissing} />
    </>
  );
}

function Company({ form }: Props) {
  return (
    <>
      <Detail form={form} name="companyName" autoComplete="organization" />
      <Detail form={form} name="companyAddress" autoComplete="street-address" />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="currency" label="Currency" hint="Your totals are shown in it.">
          {(control, value, change) => (
            <ChoiceSelect control={control} value={value} choices={CURRENCIES} onChange={change} />
          )}
        </FormField>
        <FormField form={form} name="timezone" label="Time zone" hint="When your day begins.">
          {(control, value, change) => (
            <ChoiceSelect
              control={control}
              value={value}
              choices={USUAL_ZONES}
              others={{
                label: "All time zones",
                choices: otherZones(value, Intl.supportedValuesOf("timeZone")),
              }}
              onChange={change}
            />
          )}
        </FormField>
      </div>
    </>
  );
}

/** Returns the browser's time zone. */
function hereabouts(otherwise: string): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || otherwise;
}

function Detail({
  form,
  name,
  autoComplete,
}: Props & { readonly name: keyof typeof DETAIL_LABELS; readonly autoComplete: string }) {
  const isMissing = useMissing(form);
  const isInvalid = isMissing(form.values()[name]);
  return (
    <TextField
      form={form}
      name={name}
      label={DETAIL_LABELS[name]}
      required
      autoComplete={autoComplete}
      aria-invalid={isInvalid}
    />
  );
}

/** Returns a function that says whether the form's error message concerns a value. */
function useMissing(form: FormHandle<OnboardingDetails>): (value: string) => true | undefined {
  useValues(form);
  return (value) => (form.errors.length > 0 && value.trim() === "" ? true : undefined);
}
