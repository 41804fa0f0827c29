"use server";

import { z } from "zod";
import { accountAddition, accountChange } from "@/lib/bank-transactions/accounts/account.model";
import { addAccount } from "@/lib/bank-transactions/accounts/add-account";
import { editAccount } from "@/lib/bank-transactions/accounts/edit-account";
import { listAccounts } from "@/lib/bank-transactions/accounts/list-accounts";
import { listStatementImports } from "@/lib/bank-transactions/import/read-statement-import";
import { restoreStatement, undoStatement } from "@/lib/bank-transactions/import/undo-statement";
import { action } from "@/lib/delivery/action";

const none = z.object({});

export const listAccountsAction = action(none, (ctx) => listAccounts(ctx));
export const addAccountAction = action(accountAddition, addAccount);
export const editAccountAction = action(accountChange, editAccount);
export const listStatementImportsAction = action(none, (ctx) => listStatementImports(ctx));
export const undoStatementAction = action(z.uuid(), undoStatement);
export const restoreStatementAction = action(z.uuid(), restoreStatement);
