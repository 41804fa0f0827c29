import type { Resource } from "@/lib/api-client/resource";
import { callAction } from "@/lib/api-client/run-action";
import type { BankAccount } from "@/lib/bank-transactions/accounts/account.model";
import { listAccountsAction } from "./actions";

export const ACCOUNTS: Resource<readonly BankAccount[]> = {
  key: ["bank-accounts"],
  ask: () => callAction(listAccountsAction, {}),
};
