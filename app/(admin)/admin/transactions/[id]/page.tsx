import TransactionPage from "../../bank-transactions/[id]/page";

export const metadata = { title: "Bank Transaction" };

type Props = { readonly params: Promise<{ readonly id: string }> };

/** The address that notifications use: the id of an agent's payout notification is that of its bank transaction. */
export default function PayoutPage(props: Props) {
  return <TransactionPage {...props} />;
}
