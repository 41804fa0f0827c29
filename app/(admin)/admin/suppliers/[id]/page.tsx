import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { AdminSupplierActions } from "@/components/ledger/administration/suppliers/admin-supplier-actions";
import { AdminSupplierFacts } from "@/components/ledger/administration/suppliers/admin-supplier-facts";
import { JoinedSuppliers } from "@/components/ledger/administration/suppliers/joined-suppliers";
import { PatternCard } from "@/components/ledger/administration/suppliers/pattern-card";
import { PaymentHistoryCard } from "@/components/ledger/administration/suppliers/payment-history";
import { PolicyCard } from "@/components/ledger/administration/suppliers/policy-card";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { readAdminSupplier } from "@/lib/ledger/suppliers/administration/read-admin-supplier";
import { readPaymentHistory } from "@/lib/ledger/suppliers/intelligence/read-figures";
import { isId } from "@/lib/platform/base/id";

/** Loads the supplier once for both the page and its title. */
const supplierOf = cache(async (id: string) =>
  section(readAdminSupplier((await adminPageContext()).ctx, id)),
);

type Props = PageProps<"/admin/suppliers/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = (await params).id.toLowerCase();
  const found = isId(id) ? await supplierOf(id) : null;
  return { title: found?.ok ? found.value.supplier.name : "Supplier" };
}

/** A supplier as administrators see it: its facts, how it pays, and what they may change. */
export default async function AdminSupplierPage({ params }: Props) {
  const [{ id: asked }, { ctx }] = await Promise.all([params, adminPageContext()]);
  const id = asked.toLowerCase();
  const [found, history] = isId(id)
    ? await Promise.all([supplierOf(id), section(readPaymentHistory(ctx, id))])
    : [null, null];
  if (!found?.ok) {
    const isGone = found === null || found.failure.code === "NOT_FOUND";
    return (
      <>
        <PageHeader title="Supplier" />
        <LoadFailed
          message={isGone ? "No supplier data available" : "Failed to load supplier details"}
          {...(isGone ? { onRetry: null } : {})}
        />
      </>
    );
  }
  const view = found.value;
  if (view.mergedInto) redirect(`/admin/suppliers/${view.mergedInto}`);
  const learned = history?.ok ? history.value.learnedLagDays : null;
  return (
    <>
      <PageHeader title={view.supplier.name} actions={<AdminSupplierActions view={view} />} />
      <AdminSupplierFacts view={view} />
      <JoinedSuppliers merges={view.merges} />
      <PolicyCard supplier={view.supplier} learnedLagDays={learned} />
      <PatternCard supplier={view.supplier} />
      {history?.ok ? <PaymentHistoryCard history={history.value} /> : <SectionFailure section="data" />}
    </>
  );
}
