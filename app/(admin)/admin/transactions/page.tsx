import { redirect } from "next/navigation";
import { Suspense } from "react";
import { ImportStatementButton } from "@/components/reconciliation/statements/import-statement-button";
import { Funnel } from "@/components/reconciliation/transactions/list/funnel";
import { ListExtras, ListTools } from "@/components/reconciliation/transactions/list/list-tools";
import { TransactionList } from "@/components/reconciliation/transactions/list/transaction-list";
import { TransactionSums } from "@/components/reconciliation/transactions/list/transaction-sums";
import { WorkQueueButton } from "@/components/reconciliation/transactions/list/work-queue-button";
import { RulesButton } from "@/components/reconciliation/transactions/rules/rules-button";
import { AutoMatchButton } from "@/components/reconciliation/transactions/shadow/auto-match-button";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { tableView } from "@/components/shared/table/table-view";
import { Skeleton } from "@/components/ui/skeleton";
import { adminPageContext } from "@/lib/delivery/page";
import { type Section, section } from "@/lib/delivery/section";
import { TRANSACTIONS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { UrlQuery } from "@/lib/platform/base/addresses/url-state.model";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Context } from "@/lib/platform/context/context";
import { listViews } from "@/lib/platform/saved-views/saved-views";
import {
  listAccounts,
  readShadowReport,
} from "@/lib/reconciliation/bank-transactions/accounts/change-accounts";
import {
  countStatuses,
  listTransactions,
  sumTransactions,
} from "@/lib/reconciliation/bank-transactions/list-transactions";
import type {
  TransactionFilter,
  TransactionSum,
} from "@/lib/reconciliation/bank-transactions/transaction-list.model";
import { WAITING } from "@/lib/reconciliation/bank-transactions/transaction-status.model";

export const metadata = { title: "Bank Transactions" };

export default async function TransactionsPage({ searchParams }: PageProps<"/admin/transactions">) {
  const [search, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const { page, pageSize, sort, ...filter } = TRANSACTIONS_URL.read(search);
  const filters = filterOf(filter);
  const [list, counts, first, saved, shadow, view, account] = await Promise.all([
    section(
      listTransactions(ctx, {
        skip: (page - 1) * pageSize,
        limit: pageSize,
        filters,
        sort: sort ?? undefined,
      }),
    ),
    section(countStatuses(ctx, filters)),
    section(
      listTransactions(ctx, {
        skip: 0,
        limit: 1,
        filters: { ...filters, category: undefined, status: [...WAITING] },
        sort: sort ?? undefined,
      }),
    ),
    section(listViews(ctx, "transactions")),
    section(readShadowReport(ctx)),
    tableView("transactions"),
    nameOf(ctx, filters.account),
  ]);
  const header = (
    <PageHeader
      title="Bank Transactions"
      actions={
        <>
          {shadow.ok ? <AutoMatchButton reports={shadow.value} /> : null}
          <RulesButton />
          <ImportStatementButton />
          <RefreshButton />
        </>
      }
      primary={<WorkQueueButton href={queueHref(search, first.ok ? first.value.data[0]?.id : undefined)} />}
    />
  );
  if (!list.ok) {
    return (
      <>
        {header}
        <LoadFailed message="Failed to load transactions" />
      </>
    );
  }
  const { data, count } = list.value;
  const instead = lastPageInstead(TRANSACTIONS_URL, "/admin/transactions", search, count);
  if (instead) redirect(instead);
  const sums = section(sumTransactions(ctx, filters));
  const all = counts.ok ? Object.values(counts.value).reduce((sum, one) => sum + one, 0) : null;
  return (
    <>
      {header}
      {counts.ok ? <Funnel counts={counts.value} /> : null}
      <TransactionList
        rows={data}
        total={count}
        view={view}
        isEmpty={all === 0 && filters.search === undefined && !filters.dateFrom && !filters.dateTo}
        toolbar={<ListTools account={account} />}
        extras={<ListExtras savedViews={saved.ok ? saved.value : []} />}
        footer={
          <Suspense fallback={<Skeleton className="h-5 w-80 max-w-full" />}>
            <Sums sums={sums} />
          </Suspense>
        }
      />
    </>
  );
}

/** Returns the address of the first waiting transaction, with the list of waiting ones; null if there is none. */
function queueHref(search: UrlQuery, id: string | undefined): string | null {
  const { page, pageSize, ...kept } = TRANSACTIONS_URL.read(search);
  return id === undefined
    ? null
    : TRANSACTIONS_URL.href(`/admin/bank-transactions/${id}`, { ...kept, category: null, status: WAITING });
}

type Values = Pick<
  ReturnType<typeof TRANSACTIONS_URL.read>,
  "search" | "status" | "category" | "account" | "from" | "to"
>;

/** Returns the name of the account that the list is filtered by. */
async function nameOf(ctx: Context, id: string | undefined): Promise<string | null> {
  const accounts = id ? await section(listAccounts(ctx)) : null;
  return (accounts?.ok && accounts.value.find((account) => account.id === id)?.name) || null;
}

function filterOf({ search, status, category, account, from, to }: Values): TransactionFilter {
  return {
    search: search || undefined,
    status: [...status],
    category: category ?? undefined,
    account: account.toLowerCase() || undefined,
    dateFrom: isCalendarDate(from) ? from : undefined,
    dateTo: isCalendarDate(to) ? to : undefined,
  };
}

async function Sums({ sums: asked }: { readonly sums: Promise<Section<readonly TransactionSum[]>> }) {
  const sums = await asked;
  return sums.ok ? <TransactionSums sums={sums.value} /> : <p>Totals could not be loaded.</p>;
}
