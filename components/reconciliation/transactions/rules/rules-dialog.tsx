import { PlusIcon } from "lucide-react";
import { useState } from "react";
import type { Mutation } from "@/components/shared/mutations/mutation";
import { useMutationButtons } from "@/components/shared/mutations/mutation-buttons";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { useResource } from "@/lib/platform/api-client/resource";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { CATEGORY_WORDS } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type {
  CategoryRule,
  Direction,
  RuleTakenBack,
} from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";
import { endRuleAction } from "../actions";
import { RuleForm } from "./rule-form";
import { RULES, refreshRules } from "./rules-resource";

/**
 * A dialog with the category rules, each with the number of transactions it has ignored. While a rule is added or
 * edited, its form replaces the list.
 */
export default function RulesDialog({ onClose }: { readonly onClose: () => void }) {
  const [edited, setEdited] = useState<CategoryRule | "new" | null>(null);
  const { data, error, refetch } = useResource(RULES);
  if (edited !== null)
    return <RuleForm rule={edited === "new" ? null : edited} onClose={() => setEdited(null)} />;
  return (
    <Dialog
      title="Category rules"
      description="An imported line that contains all words of a rule gets its category and leaves the queue before anything is matched. If rules disagree about a line, it stays open."
      className="sm:max-w-2xl"
      body={{ className: "flex flex-col gap-4" }}
      onClose={onClose}
    >
      {error && !data ? (
        <LoadFailed message="Failed to load the rules." onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton aria-busy="true" className="h-32" />}
      {data?.length === 0 ? <p className="text-muted-foreground text-sm">There are no rules yet.</p> : null}
      <ul aria-label="Rules" className="flex flex-col gap-3">
        {data?.map((rule) => (
          <Rule key={rule.id} rule={rule} onEdit={() => setEdited(rule)} />
        ))}
      </ul>
      {/* Not before the rules are there, which would move it away under a press. */}
      {data || error ? (
        <Button variant="outline" className="self-start" onClick={() => setEdited("new")}>
          <PlusIcon />
          New rule
        </Button>
      ) : null}
    </Dialog>
  );
}

const WHICH: Readonly<Record<Direction, string>> = { in: "money that came", out: "money that left" };

function Rule({ rule, onEdit }: { readonly rule: CategoryRule; readonly onEdit: () => void }) {
  const buttonFor = useMutationButtons();
  const { words, category, note, accountName, direction, count } = rule;
  const about = [accountName, direction && WHICH[direction], note].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-lg border p-3 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium font-mono [overflow-wrap:anywhere]">{words}</span>
          <Badge tone="grey">{CATEGORY_WORDS[category]}</Badge>
        </p>
        <p className="mt-1 text-muted-foreground [overflow-wrap:anywhere]">
          {[...about, `${counted(count, "transaction")} so far`].join(" · ")}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" aria-label={`Edit the rule ${words}`} onClick={onEdit}>
          Edit
        </Button>
        {count > 0 ? (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Take back all that the rule ${words} did`}
            {...buttonFor(() => takingBack(rule))}
          >
            Take back
          </Button>
        ) : null}
        <Button
          variant="outline"
          size="sm"
          aria-label={`End the rule ${words}`}
          {...buttonFor(() => ending(rule))}
        >
          End
        </Button>
      </div>
    </li>
  );
}

/** Restores all transactions that a rule has ignored, with a single Undo. */
function takingBack({ id, words }: CategoryRule): Mutation<RuleTakenBack> {
  const path = `/admin/category-rules/${id}`;
  return {
    about: { label: words },
    failed: "Failed to take back what the rule did",
    run: () => changed(fetchJson<RuleTakenBack>(`${path}/take-back`, { method: "POST" })),
    tells: ({ count, locked, at }) => ({
      said: `${counted(count, "transaction")} brought back`,
      description: locked > 0 ? `${counted(locked, "more")} of locked months stayed aside.` : undefined,
      undo: {
        failed: "Failed to put them aside again",
        run: () =>
          changed(fetchJson<{ count: number }>(`${path}/put-back`, { method: "POST", body: { at } })),
        tells: (again) => ({
          said: `${counted((again as { count: number }).count, "transaction")} put aside again`,
        }),
      },
    }),
  };
}

async function changed<T>(made: Promise<T>): Promise<T> {
  const answer = await made;
  await refreshRules();
  return answer;
}

/** Ends a rule. Transactions that it has already ignored don't change. */
function ending({ id, words }: CategoryRule): Mutation {
  return {
    about: { label: words },
    failed: "Failed to end the rule",
    run: async () => {
      await runAction(endRuleAction, { id });
      await refreshRules();
    },
    tells: () => ({ said: "Rule ended", description: "Lines it has already set aside are not changed." }),
  };
}
