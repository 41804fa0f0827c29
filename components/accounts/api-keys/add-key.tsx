"use client";

import { useProof } from "@/components/accounts/account/proof/use-proof";
import { PlanFirst } from "@/components/accounts/billing/plan-first";
import { Form } from "@/components/shared/form/form";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { FormField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { Select } from "@/components/ui/select";
import { KEY_LIVES, type KeyScope, newApiKey } from "@/lib/accounts/api-keys/api-key.model";
import { createKeyAction } from "./actions";
import { SCOPE_WORDS } from "./key-words.model";

const NEVER = "never";
const INITIAL = { name: "", scope: "read" as KeyScope, days: "90" };

type Props = { readonly onClose: () => void; readonly onMade: (key: string) => void };

/** Makes a key, for whom a plan allows one; `onMade` hears it, and nobody else. */
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
        description="A program that holds it acts in your name on your bookings and e-mails."
        words={["Create Key", "Creating..."]}
        className="sm:max-w-md"
      >
        <Form form={form} className="flex flex-col gap-4">
          <TextField
            form={form}
            name="name"
            label="Name"
            required
            input={{ autoComplete: "off" }}
            hint="What will use it"
          />
          <FormField form={form} name="scope" label="Access">
            {(control, scope, change) => (
              <Select {...control} value={scope} onChange={(event) => change(event.target.value as KeyScope)}>
                {Object.entries(SCOPE_WORDS).map(([one, words]) => (
                  <option key={one} value={one}>
                    {words}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <FormField form={form} name="days" label="Expires">
            {(control, days, change) => (
              <Select {...control} value={days} onChange={(event) => change(event.target.value)}>
                {KEY_LIVES.map((one) => (
                  <option key={one ?? NEVER} value={one ?? NEVER}>
                    {one === null ? "Never" : `In ${one} days`}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </Form>
      </FormDialog>
      {asking}
    </>
  );
}
