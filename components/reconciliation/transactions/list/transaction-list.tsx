"use client";

import { CheckCheckIcon, EyeOffIcon, ScanSearchIcon, TagIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { useMutation } from "@/components/shared/mutations/mutation";
import { EmptyState } from "@/components/shared/states/empty-state";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { rangeOf } from "@/components/shared/table/paging.model";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { LISTED_STATUSES, TRANSACTIONS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { writtenDay } from "@/lib/platform/base/dates/written-date";
import { counted } from "@/lib/platform/base/text";
import type { CategoryChoice } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { PeekBeside } from "../peek/peek-beside";
import { lookAgainMutation } from "../transaction-mutations";
import { categoriseAll, ignoreAll } from "./bulk-mutations";
import { RowStatesProvider, useRowStates } from "./row-states";
import { TRANSACTION_COLUMNS } from "./transaction-columns";

const { OnDemand: ConfirmDialog } = onDemand(() => import("./confirm-dialog"));
const { OnDemand: CategoryDialog } = onDemand(() => import("../dialogs/category-dialog"));

const CONFIRMABLE: ReadonlySet<TransactionRow["status"]> = new Set([
  "AUTO_MATCHED",
  "MATCHED_NEEDS_CONFIRMATION",
]);

/** The actions for all selected transactions. */
function BulkActions({
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

type Props = {
  readonly rows: readonly TransactionRow[];
  readonly total: number;
  readonly view: TableDisplay;
  /** Whether there are no transactions at all, regardless of the filter. */
  readonly isEmpty: boolean;
  readonly toolbar: ReactNode;
  /** Views and export, next to the heading. */
  readonly extras: ReactNode;
  /** The totals, which may arrive later than the rows. */
  readonly footer: ReactNode;
};

const WITHOUT = {
  ...{ search: null, status: LISTED_STATUSES, category: null },
  ...{ account: null, from: null, to: null },
};

/** The card of the transaction list: tools, rows, totals and pagination. */
export function TransactionList(props: Props) {
  return (
    <RowStatesProvider rows={props.rows}>
      <PeekedCard {...props} />
    </RowStatesProvider>
  );
}

function PeekedCard(props: Props) {
  const { shown } = useRowStates();
  return (
    <PeekBeside rows={shown(props.rows)}>
      <TitledCard
        title="Bank Transactions List"
        action={
          <div className="flex flex-wrap items-center gap-2">
            <PageOf total={props.total} />
            {props.extras}
          </div>
        }
      >
        <Rows {...props} />
      </TitledCard>
    </PeekBeside>
  );
}

function PageOf({ total }: { readonly total: number }) {
  const { values, pending } = useUrlState(TRANSACTIONS_URL);
  const { pages } = rangeOf(values.page, values.pageSize, total);
  return (
    <p role="status" className="mr-2 text-muted-foreground text-sm">
      {pending ? "Loading..." : `Page ${values.page} of ${pages} (${total.toLocaleString("en-US")} total)`}
    </p>
  );
}

function Rows({ rows, total, view, isEmpty, toolbar, footer }: Props) {
  const { shown } = useRowStates();
  const { dateFormat } = useDatePreferences();
  return (
    <>
      <DataTable
        id="transactions"
        caption="Bank transactions"
        url={TRANSACTIONS_URL}
        columns={TRANSACTION_COLUMNS}
        rows={shown(rows)}
        view={view}
        selectLabel={({ name, date }) => `Select ${name || "transaction"} of ${writtenDay(date, dateFormat)}`}
        bulk={(ids, clear) => (
          <BulkActions chosen={rows.filter(({ id }) => ids.includes(id))} clear={clear} />
        )}
        toolbar={toolbar}
        footer={footer}
        empty={
          isEmpty ? (
            <EmptyState illustration="ledger" title="No transactions found.">
              Import a bank statement, and its lines appear here.
            </EmptyState>
          ) : (
            <NoResults
              title="No transactions found."
              url={TRANSACTIONS_URL}
              without={WITHOUT}
              clearLabel="Show all transactions"
            />
          )
        }
      />
      <Pagination url={TRANSACTIONS_URL} total={total} noun="transaction" />
    </>
  );
}
