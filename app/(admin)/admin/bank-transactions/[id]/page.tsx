import { Workbench } from "@/components/reconciliation/transactions/workbench/workbench";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { isId } from "@/lib/platform/base/id";
import { readTransaction } from "@/lib/reconciliation/bank-transactions/read-transaction";

export const metadata = { title: "Bank Transaction" };

/** If the transaction can't be loaded here, the workbench requests it again and shows what failed. */
export default async function TransactionPage({ params }: PageProps<"/admin/bank-transactions/[id]">) {
  const [{ id }, { ctx }] = await Promise.all([params, adminPageContext()]);
  const found = isId(id) ? await section(readTransaction(ctx, id.toLowerCase())) : null;
  return <Workbench given={found?.ok ? found.value : null} />;
}
