import { useEffect } from "react";
import { AuthForm } from "@/components/accounts/users/auth/auth-form";
import { OwnPassword } from "@/components/accounts/users/auth/password-forms";
import { Field } from "@/components/shared/form/field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { giveProofAction } from "../actions";

type Props = { readonly byCode: boolean; readonly onAnswer: (isProved: boolean) => void };

/**
 * A dialog that asks the user for their password, and for the code if they use two-factor
 * sign-in. The input is not stored.
 */
export default function ProofDialog({ byCode, onAnswer }: Props) {
  const cancel = () => onAnswer(false);
  return (
    <Dialog
      title="Confirm it's you"
      description="Enter your password to go on. You won't be asked again for ten minutes."
      className="sm:max-w-md"
      onClose={cancel}
    >
      <AuthForm
        action={giveProofAction}
        submit="Continue"
        submitting="Checking..."
        of="proof"
        done={() => <Given onGiven={() => onAnswer(true)} />}
      >
        {({ errors }) => (
          <>
            <OwnPassword form="proof" errors={errors} />
            {byCode ? (
              <Field name="code" form="proof" label="Code from the app, or a backup code" errors={errors}>
                {(field) => <Input {...field} autoComplete="one-time-code" spellCheck={false} />}
              </Field>
            ) : null}
          </>
        )}
      </AuthForm>
      <Button variant="outline" size="lg" className="mt-3 w-full" onClick={cancel}>
        Cancel
      </Button>
    </Dialog>
  );
}

function Given({ onGiven }: { readonly onGiven: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is called once, after the form succeeded.
  useEffect(onGiven, []);
  return null;
}
