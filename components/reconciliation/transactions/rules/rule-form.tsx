import { useState } from "react";
import { z } from "zod";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { draftKey, idempotencyKeyOf } from "@/components/shared/form/form-drafts";
import { SelectField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { useResource } from "@/lib/platform/api-client/resource";
import { runAction } from "@/lib/platform/api-client/run-action";
import { CATEGORIES } from "@/lib/platform/base/addresses/admin-addresses.model";
import { counted } from "@/lib/platform/base/text";
import { CATEGORY_WORDS } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import {
  type CategoryRule,
  ruleDraft,
} from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";
import { ACCOUNTS } from "../../statements/account-resource";
import { saveRuleAction } from "../actions";
import { type RuleFields, ruleInput } from "./rule-fields.model";
import { RulePreview } from "./rule-preview";
import { refreshRules } from "./rules-resource";

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
