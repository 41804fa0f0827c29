import TransactionPage from "../../bank-transactions/[id]/page";

export const metadata = { title: "Bank Transaction" };

type Props = { readonly params: Promise<{ readonly id: string }> };

/** As a notification names it: a payout's id is its transaction's. */
export default function PayoutPage(props: Props) {
  return <TransactionPage {...props} />;
}
