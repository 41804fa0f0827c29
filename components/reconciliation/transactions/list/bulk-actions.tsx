import { CheckCheckIcon, EyeOffIcon, ScanSearchIcon, TagIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { counted } from "@/lib/platform/base/text";
import type { CategoryChoice } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { lookAgainMutation } from "../transaction-mutations";
import { categoriseAll, ignoreAll } from "./bulk-mutations";
import { useRowStates } from "./row-states";

const { OnDemand: ConfirmDialog } = onDemand(() => import("./confirm-dialog"));
const { OnDemand: CategoryDialog } = onDemand(() => import("../dialogs/category-dialog"));

const CONFIRMABLE: ReadonlySet<TransactionRow["status"]> = new Set([
  "AUTO_MATCHED",
  "MATCHED_NEEDS_CONFIRMATION",
]);

/** The actions for all selected transactions. */
export function BulkActions({
  chosen,
  clear,
}: {
  readonly chosen: readonly TransactionRow[];
  readonly clear: () => void;
}) {
  const { mutate } = useMutation();
  const { becomes, setChoosing } = useRowStates();
  const [isCategorising, setCategorising] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const ids = chosen.map(({ id }) => id);
  const confirmable = chosen.filter(({ status }) => CONFIRMABLE.has(status));
  // Linked transactions must be unlinked first, one by one.
  const open = chosen.filter(({ target }) => target === null);
  const ignore = () => {
    clear();
    void mutate(ignoreAll(chosen, () => becomes(ids, { target: null, status: "IGNORED" })));
  };
  const categorise = (choice: CategoryChoice) => {
    setCategorising(false);
    clear();
    const category = { is: choice.category, note: choice.note, rule: null };
    void mutate(
      categoriseAll(open, choice, () =>
        becomes(
          open.map(({ id }) => id),
          { status: "IGNORED", category },
        ),
      ),
    );
  };
  const askCategory = open.length > 0 ? () => setCategorising(true) : undefined;
  const confirm = confirmable.length > 0 ? () => setConfirming(true) : undefined;
  useShortcuts({ ignore, confirm, categorise: askCategory });
  useEffect(() => {
    setChoosing(true);
    return () => setChoosing(false);
  }, [setChoosing]);
  return (
    <>
      <Button variant="outline" size="sm" aria-disabled={!confirm} onClick={confirm}>
        <CheckCheckIcon />
        Confirm...
      </Button>
      <Button variant="outline" size="sm" aria-disabled={!askCategory} onClick={askCategory}>
        <TagIcon />
        Set category...
      </Button>
      <Button variant="outline" size="sm" onClick={ignore}>
        <EyeOffIcon />
        Ignore
      </Button>
      <Button variant="outline" size="sm" onClick={() => void mutate(lookAgainMutation(chosen))}>
        <ScanSearchIcon />
        Look again
      </Button>
      <ExportMenu size="sm" path="/api/admin/bank-transactions/export" query={{ ids }} />
      {isCategorising ? (
        <CategoryDialog
          about={aboutOf(open.length, chosen.length - open.length)}
          onClose={() => setCategorising(false)}
          onChoose={categorise}
        />
      ) : null}
      {isConfirming ? (
        <ConfirmDialog
          chosen={confirmable}
          left={chosen.length - confirmable.length}
          onClose={() => setConfirming(false)}
          onSent={clear}
        />
      ) : null}
    </>
  );
}

function aboutOf(open: number, linked: number): string {
  const words = counted(open, "transaction");
  if (linked === 0) return words;
  return `${words}. ${counted(linked, "other chosen one is", "other chosen ones are")} linked and stay so.`;
}
