import { Field } from "@/components/shared/form/field";
import { Form, SubmitButton } from "@/components/shared/form/form";
import { TextAreaField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { profileForm, type UserRecord } from "@/lib/accounts/users/user.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { saveProfileAction } from "../actions";

/** The form that edits the user's profile. */
export default function ProfileForm({
  user,
  onClose,
}: {
  readonly user: UserRecord;
  readonly onClose: () => void;
}) {
  const form = useForm({
    id: "profile",
    of: user.id,
    initial: {
      fullName: user.fullName,
      companyName: user.companyName ?? "",
      phoneNumber: user.phoneNumber ?? "",
      companyAddress: user.companyAddress ?? "",
      bio: user.bio ?? "",
    },
    schema: profileForm,
    inputOf: (values) => values,
    mutate: (input) => ({
      run: () => runAction(saveProfileAction, input),
      tells: () => ({ said: "Profile saved" }),
      failed: "Failed to save the profile",
    }),
    onClose,
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="fullName" label="Full Name" required autoComplete="name" />
        <TextField form={form} name="companyName" label="Company Name" autoComplete="organization" />
        <Field
          name="email"
          label="Primary Email"
          form={form.id}
          hint="Email cannot be changed from this page"
        >
          {(control) => <Input {...control} type="email" readOnly autoComplete="email" value={user.email} />}
        </Field>
        <TextField form={form} name="phoneNumber" label="Phone" type="tel" autoComplete="tel" />
      </div>
      <TextField form={form} name="companyAddress" label="Company Address" autoComplete="street-address" />
      <TextAreaField form={form} name="bio" label="Bio" />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={form.close}>
          Cancel
        </Button>
        <SubmitButton form={form} words={["Save Changes", "Saving..."]} />
      </div>
    </Form>
  );
}
