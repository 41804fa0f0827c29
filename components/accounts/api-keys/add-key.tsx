import { useProof } from "@/components/accounts/account/proof/use-proof";
import { PlanFirst } from "@/components/accounts/billing/plan-first";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SelectField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { KEY_LIVES, type KeyScope, newApiKey } from "@/lib/accounts/api-keys/api-key.model";
import { createKeyAction } from "./actions";
import { SCOPE_WORDS } from "./key-words.model";

const NEVER = "never";
const INITIAL = { name: "", scope: "read" as KeyScope, days: "90" };

type Props = { readonly onClose: () => void; readonly onMade: (key: string) => void };

/**
 * A dialog that creates a key, or a prompt to choose a plan if the agent needs one. Only `onMade` receives the key.
 */
export default function AddKey(props: Props) {
  return (
    <PlanFirst onClose={props.onClose}>
      <NewKey {...props} />
    </PlanFirst>
  );
}

function NewKey({ onClose, onMade }: Props) {
  const { proved, asking } = useProof();
  const form = useForm({
    id: "add-api-key",
    initial: INITIAL,
    schema: newApiKey,
    inputOf: ({ name, scope, days }) => ({ name, scope, days: days === NEVER ? null : Number(days) }),
    mutate: (input) => ({
      run: async () => onMade((await proved(createKeyAction, input)).key),
      tells: () => ({ said: "Key created" }),
      failed: "Failed to create the key",
    }),
    onClose,
    unnamed: "root",
  });
  return (
    <>
      <FormDialog
        form={form}
        title="Create API key"
        description="A program that holds it acts in your name on your bookings and emails."
        words={["Create Key", "Creating..."]}
        className="sm:max-w-md"
      >
        <TextField form={form} name="name" label="Name" required hint="What will use it" />
        <SelectField form={form} name="scope" label="Access" choices={Object.entries(SCOPE_WORDS)} />
        <SelectField
          form={form}
          name="days"
          label="Expires"
          choices={KEY_LIVES.map(
            (one) => [String(one ?? NEVER), one === null ? "Never" : `In ${one} days`] as const,
          )}
        />
      </FormDialog>
      {asking}
    </>
  );
}
