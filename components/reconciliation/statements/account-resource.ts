import type { Resource } from "@/lib/platform/api-client/resource";
import { callAction } from "@/lib/platform/api-client/run-action";
import type { BankAccount } from "@/lib/reconciliation/bank-transactions/accounts/account.model";
import { listAccountsAction } from "./actions";

export const ACCOUNTS: Resource<readonly BankAccount[]> = {
  key: ["bank-accounts"],
  ask: () => callAction(listAccountsAction, {}),
};
