import { TriangleAlertIcon } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { draftKey, idempotencyKeyOf } from "@/components/shared/form/form-drafts";
import { FormField, SelectField, TextField } from "@/components/shared/form/form-fields";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { useValues } from "@/components/shared/form/use-field";
import { useForm } from "@/components/shared/form/use-form";
import { useDebounced } from "@/components/shared/lazy/use-debounced";
import { DayText } from "@/components/shared/text/date-text";
import { Checkbox } from "@/components/ui/checkbox";
import { useResource } from "@/lib/platform/api-client/resource";
import { callAction, runAction } from "@/lib/platform/api-client/run-action";
import { CATEGORIES } from "@/lib/platform/base/addresses/admin-addresses.model";
import { counted } from "@/lib/platform/base/text";
import { CATEGORY_WORDS } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import {
  type CategoryRule,
  type RulePreview as Previewed,
  ruleDraft,
} from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";
import { ACCOUNTS } from "../../statements/account-resource";
import { previewRuleAction, saveRuleAction } from "../actions";
import { AmountText } from "../amount-text";
import { type RuleFields, ruleInput } from "./rule-fields.model";
import { refreshRules } from "./rules-resource";

const TYPING_MS = 300;

/** `replaces` is the id of the rule that this one replaces. */
type Of = { readonly form: FormHandle<RuleFields>; readonly replaces: string | null };

/** Shows which open transactions the rule would ignore, and asks whether to apply it to them. */
function RulePreview(of: Of) {
  const { isWhole, data, error } = usePreview(of);
  return (
    <section aria-label="What this would change" className="rounded-md border p-3 text-sm">
      <h3 className="font-medium">What this would change</h3>
      <p role="status" className="text-muted-foreground">
        {isWhole
          ? wordsOf(data?.count, error !== null)
          : "Enter the words and choose a category to see what would change."}
      </p>
      {data ? <Found {...data} form={of.form} /> : null}
    </section>
  );
}

function usePreview({ form, replaces }: Of) {
  const { appliesNow: _, ...fields } = useValues(form);
  const asked = useDebounced(JSON.stringify(fields), TYPING_MS);
  const parsed = asked === "" ? null : ruleInput(JSON.parse(asked));
  const draft = ruleDraft.safeParse(parsed).success ? parsed : null;
  const found = useResource(
    {
      key: ["category-rule-preview", asked, replaces],
      ask: () =>
        draft
          ? callAction(previewRuleAction, { draft, replaces })
          : Promise.reject(new Error("Nothing to ask")),
    },
    { enabled: draft !== null },
  );
  return { ...found, isWhole: draft !== null };
}

function Found({ count, disputed, first, form }: Previewed & Pick<Of, "form">) {
  return (
    <>
      {disputed > 0 ? (
        <p className="mt-1 flex items-start gap-1.5 text-warn-foreground">
          <TriangleAlertIcon className="mt-0.5 size-3.5 shrink-0" />
          {counted(disputed, "other line")} would stay open: another rule says something else of
          {disputed === 1 ? " it." : " them."}
        </p>
      ) : null}
      <ul aria-label="The first of them" className="mt-1 divide-y">
        {first.map(({ id, memo, bookedOn, amount }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-1">
            <span className="min-w-0 flex-1 basis-40 truncate">{memo || "No description"}</span>
            <DayText value={bookedOn} />
            <AmountText amount={amount} />
          </li>
        ))}
      </ul>
      {count > 0 ? (
        <FormField
          form={form}
          name="appliesNow"
          label={`Put ${count === 1 ? "it" : `all ${count.toLocaleString("en-US")}`} aside now as well`}
          className="mt-2 flex-row-reverse items-center justify-end"
        >
          {({ id }, value, change) => (
            <Checkbox id={id} checked={value} onChange={(event) => change(event.target.checked)} />
          )}
        </FormField>
      ) : null}
    </>
  );
}

function wordsOf(count: number | undefined, failed: boolean): string {
  if (failed) return "What it would change could not be loaded.";
  if (count === undefined) return "Looking...";
  if (count === 0) return "Nothing that is open now.";
  return `${counted(count, "open transaction")} would have this category.`;
}

const FORM = "category-rule-form";
const savedRule = ruleDraft.extend({ appliesNow: z.boolean() });

const CATEGORY_CHOICES = [
  ["", "Choose one"],
  ...CATEGORIES.map((category) => [category, CATEGORY_WORDS[category]] as const),
] as const;
const DIRECTIONS = [
  ["", "In or out"],
  ["in", "That came"],
  ["out", "That left"],
] as const;

/** A form that adds a rule or replaces one, with a preview of what it would change. */
export function RuleForm({
  rule,
  onClose,
}: {
  readonly rule: CategoryRule | null;
  readonly onClose: () => void;
}) {
  // A changed rule is stored as a new rule.
  const [id] = useState(() => (rule ? crypto.randomUUID() : idempotencyKeyOf(draftKey(FORM))));
  const accounts = useResource(ACCOUNTS).data ?? [];
  const initial: RuleFields = {
    words: rule?.words ?? "",
    category: rule?.category ?? "",
    accountId: rule?.accountId ?? "",
    direction: rule?.direction ?? "",
    note: rule?.note ?? "",
    appliesNow: false,
  };
  const form = useForm({
    id: FORM,
    of: rule?.id ?? "new",
    initial,
    schema: savedRule,
    inputOf: (fields: RuleFields) => ({ ...ruleInput(fields), appliesNow: fields.appliesNow }),
    mutate: ({ appliesNow, ...draft }) => {
      let count = 0;
      return {
        run: async () => {
          const replaces = rule?.id ?? null;
          ({ count } = await runAction(saveRuleAction, { id, draft, replaces, appliesNow }));
          await refreshRules();
        },
        tells: () => ({
          said: rule ? "Rule saved" : "Rule added",
          description: count > 0 ? `${counted(count, "transaction")} put aside` : undefined,
        }),
        failed: "Failed to save the rule",
      };
    },
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={rule ? "Edit rule" : "New rule"}
      words={rule ? ["Save", "Saving..."] : ["Add rule", "Adding..."]}
      className="sm:max-w-xl"
    >
      <TextField
        form={form}
        name="words"
        label="Words in the transaction"
        hint="All of them must appear, in any order, in the memo or the payer's name"
        required
        maxLength={200}
      />
      <SelectField form={form} name="category" label="Category" required choices={CATEGORY_CHOICES} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          form={form}
          name="accountId"
          label="Account"
          choices={[["", "Any account"], ...accounts.map((account) => [account.id, account.name] as const)]}
        />
        <SelectField form={form} name="direction" label="Money" choices={DIRECTIONS} />
      </div>
      <TextField form={form} name="note" label="Note, if any" maxLength={200} />
      <RulePreview form={form} replaces={rule?.id ?? null} />
    </FormDialog>
  );
}
