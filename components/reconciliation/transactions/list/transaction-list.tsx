"use client";

import type { ReactNode } from "react";
import { EmptyState } from "@/components/shared/states/empty-state";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { rangeOf } from "@/components/shared/table/paging.model";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
import { TitledCard } from "@/components/ui/card";
import { LISTED_STATUSES, TRANSACTIONS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { writtenDay } from "@/lib/platform/base/dates/written-date";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { PeekBeside } from "../peek/peek-beside";
import { BulkActions } from "./bulk-actions";
import { RowStatesProvider, useRowStates } from "./row-states";
import { TRANSACTION_COLUMNS } from "./transaction-columns";

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
