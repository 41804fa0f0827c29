import { Workbench } from "@/components/admin/transactions/workbench/workbench";
import { readTransaction } from "@/lib/bank-transactions/read-transaction";
import { isId } from "@/lib/base/id";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";

export const metadata = { title: "Bank Transaction" };

type Props = { readonly params: Promise<{ readonly id: string }> };

/** What can't be read is asked for again by the screen, which says what failed. */
export default async function TransactionPage({ params }: Props) {
  const [{ id }, { ctx }] = await Promise.all([params, adminPageContext()]);
  const found = isId(id) ? await section(readTransaction(ctx, id.toLowerCase())) : null;
  return <Workbench given={found?.ok ? found.value : null} />;
}
