import TransactionPage from "../../bank-transactions/[id]/page";

export const metadata = { title: "Bank Transaction" };

/** The address that notifications use: the id of an agent's payout notification is that of its bank transaction. */
export default function PayoutPage(props: PageProps<"/admin/transactions/[id]">) {
  return <TransactionPage {...props} />;
}
