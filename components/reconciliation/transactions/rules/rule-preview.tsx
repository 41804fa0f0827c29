import { TriangleAlertIcon } from "lucide-react";
import { FormField } from "@/components/shared/form/form-fields";
import type { FormHandle } from "@/components/shared/form/form-handle";
import { useValues } from "@/components/shared/form/use-field";
import { useDebounced } from "@/components/shared/lazy/use-debounced";
import { DayText } from "@/components/shared/text/date-text";
import { Checkbox } from "@/components/ui/checkbox";
import { useResource } from "@/lib/platform/api-client/resource";
import { callAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import {
  type RulePreview as Previewed,
  ruleDraft,
} from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";
import { previewRuleAction } from "../actions";
import { AmountText } from "../amount-text";
import { type RuleFields, ruleInput } from "./rule-fields.model";

const TYPING_MS = 300;

/** `replaces` is the id of the rule that this one replaces. */
type Of = { readonly form: FormHandle<RuleFields>; readonly replaces: string | null };

/** Shows which open transactions the rule would ignore, and asks whether to apply it to them. */
export function RulePreview(of: Of) {
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
