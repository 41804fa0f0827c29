"use client";

import { AuthForm } from "@/components/accounts/users/auth/auth-form";
import { OwnPassword } from "@/components/accounts/users/auth/password-forms";
import { Field } from "@/components/shared/form/field";
import { TitledCard } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { leaveAccountAction } from "./actions";

type Props = {
  readonly email: string;
  /**
   * Whether the user confirms with a password. Where the product has no passwords, they type their email address.
   */
  readonly byPassword: boolean;
};

/** A form that deletes the account; for some days this can be undone. */
export function DeleteAccount({ email, byPassword }: Props) {
  return (
    <TitledCard
      title="Delete my account"
      description="Your account closes at once and your subscription is not renewed. You can still change your mind for 14 days; after that, everything in it is deleted for good. Your agency keeps a record of the payouts it made to you, with the tax details you entered for it."
    >
      <div className="max-w-md">
        <AuthForm
          action={leaveAccountAction}
          submit="Delete my account"
          submitting="Deleting..."
          variant="destructive"
          of="delete"
        >
          {({ errors }) =>
            byPassword ? (
              <OwnPassword form="delete" errors={errors} />
            ) : (
              <Field
                name="confirmation"
                form="delete"
                label="Your email address"
                hint={`Type ${email}`}
                errors={errors}
              >
                {(field) => <Input {...field} type="email" autoComplete="off" />}
              </Field>
            )
          }
        </AuthForm>
      </div>
    </TitledCard>
  );
}
