"use server";

import { z } from "zod";
import { adminAction } from "@/lib/delivery/action";
import {
  accountAddition,
  accountChange,
} from "@/lib/reconciliation/bank-transactions/accounts/account.model";
import {
  addAccount,
  editAccount,
  listAccounts,
} from "@/lib/reconciliation/bank-transactions/accounts/change-accounts";
import { listStatementImports } from "@/lib/reconciliation/bank-transactions/import/read-statement-import";
import {
  restoreStatement,
  undoStatement,
} from "@/lib/reconciliation/bank-transactions/import/undo-statement";

const none = z.object({});

export const listAccountsAction = adminAction(none, (ctx) => listAccounts(ctx));
export const addAccountAction = adminAction(accountAddition, addAccount);
export const editAccountAction = adminAction(accountChange, editAccount);
export const listStatementImportsAction = adminAction(
  z.object({ page: z.int().min(1).max(10_000) }),
  listStatementImports,
);
export const undoStatementAction = adminAction(z.uuid(), undoStatement);
export const restoreStatementAction = adminAction(z.uuid(), restoreStatement);
