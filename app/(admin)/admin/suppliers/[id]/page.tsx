import { PaymentHistoryCard } from "@/components/admin/suppliers/payment-history";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { SupplierFacts } from "@/components/suppliers/supplier-facts";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { isId } from "@/lib/base/id";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { readPaymentHistory } from "@/lib/suppliers/intelligence/read-payment-history";
import { readSupplier } from "@/lib/suppliers/read-supplier";
import { supplierJson } from "@/lib/suppliers/supplier.model";

export const metadata = { title: "Supplier" };

type Props = { readonly params: Promise<{ readonly id: string }> };

/** A supplier, whoever typed it, as links from its payments lead to it. */
export default async function AdminSupplierPage({ params }: Props) {
  const [{ id }, { ctx }] = await Promise.all([params, adminPageContext()]);
  const found = isId(id) ? await section(readSupplier(ctx, id.toLowerCase())) : null;
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
  const { supplier, merges, paymentDelays } = found.value;
  const history = await section(readPaymentHistory(ctx, supplier.id));
  return (
    <>
      <PageHeader title={supplier.name} />
      <Card className="max-w-5xl">
        <CardHeader>
          <CardTitle>Details</CardTitle>
        </CardHeader>
        <CardContent>
          <SupplierFacts supplier={{ ...supplierJson(supplier), mergedFrom: merges, paymentDelays }} />
        </CardContent>
      </Card>
      {history.ok ? <PaymentHistoryCard history={history.value} /> : <SectionFailure section="data" />}
    </>
  );
}
