import { useId, useState } from "react";
import { DropFile } from "@/components/shared/file-import/drop-file";
import { RecentList } from "@/components/shared/file-import/recent-list";
import { UndoButton } from "@/components/shared/file-import/undo-button";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { useResource } from "@/lib/platform/api-client/resource";
import { callAction } from "@/lib/platform/api-client/run-action";
import {
  accountWords,
  type BankAccount,
} from "@/lib/reconciliation/bank-transactions/accounts/account.model";
import { AccountForm } from "./account-form";
import { ACCOUNTS } from "./account-resource";
import { listStatementImportsAction } from "./actions";
import { turnStatement } from "./statement-mutations";
import type { StatementFlow } from "./use-statement-import";

/** The step for choosing the account and the file, with the previous imports. */
export function StatementUpload({
  flow,
  onAccounts,
  onChange,
}: {
  readonly flow: StatementFlow;
  readonly onAccounts: (() => void) | undefined;
  readonly onChange: () => void;
}) {
  const { data: accounts, error, refetch } = useResource(ACCOUNTS);
  if (error && !accounts)
    return <LoadFailed message="Failed to load the bank accounts" onRetry={() => void refetch()} />;
  if (accounts?.length === 0) return <NoAccount />;
  return (
    <div className="flex flex-col gap-4">
      {flow.error ? <LoadFailed message={flow.error} onRetry={null} /> : null}
      <AccountChoice flow={flow} accounts={accounts ?? []} onAccounts={onAccounts} />
      {flow.source?.kind === "email" ? null : (
        <DropFile
          isBusy={flow.isBusy}
          accept=".csv,.txt,.xls,.xlsx,.ods,.fods,.html,.htm,.pdf,.ofx,.qfx,.qbo,.xml,.camt,.sta,.mt940,.940,.qif,.bai,.bai2,.bai2.txt,.n43,.q43,.aeb,.cod,.coda,.gpc,.abo,text/csv,text/xml"
          label="Statement file"
          invitation="Drop a bank statement here, or choose one."
          hint="CSV, XLSX, ODS, PDF, OFX, QFX, CAMT.053, MT940, QIF, BAI2, Norma 43, CODA, ABO (GPC), CFONB 120, CBI RH or 1C, up to 25 MB. The format is detected automatically."
          onFile={(file) => flow.choose({ kind: "file", name: file.name, file })}
        />
      )}
      <RecentStatements onChange={onChange} />
    </div>
  );
}

function AccountChoice({
  flow,
  accounts,
  onAccounts,
}: {
  readonly flow: StatementFlow;
  readonly accounts: readonly BankAccount[];
  readonly onAccounts: (() => void) | undefined;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>Bank account</Label>
      <div className="flex flex-wrap gap-2 sm:flex-nowrap">
        <Select id={id} value={flow.accountId} onChange={(event) => flow.chooseAccount(event.target.value)}>
          <option value="">The account named in the file</option>
          {accounts.map((account) => (
            <option key={account.id} value={account.id}>
              {accountWords(account)}
            </option>
          ))}
        </Select>
        {onAccounts ? (
          <Button variant="outline" className="shrink-0" onClick={onAccounts}>
            Bank Accounts
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function NoAccount() {
  return (
    <div className="flex flex-col items-center gap-3 py-10 text-center">
      <p className="font-medium">No bank account yet</p>
      <p className="max-w-prose text-muted-foreground text-sm">
        A statement belongs to an account of the platform: the one to which suppliers pay.
      </p>
      <DialogButton dialog={(close) => <AccountForm account={null} onClose={close} />}>
        Add Account
      </DialogButton>
    </div>
  );
}

/** The imports of statements in pages, newest first, each with its Undo. */
function RecentStatements({ onChange }: { readonly onChange: () => void }) {
  const [page, setPage] = useState(1);
  const resource = {
    key: ["statement-imports", page],
    ask: () => callAction(listStatementImportsAction, { page }),
  };
  const { data } = useResource(resource);
  return (
    <RecentList
      imports={data?.imports ?? []}
      instantOf={(one) => one.importedAt ?? one.createdAt}
      toldOf={({ account, added, lineCount }) =>
        `${account.name} · ${added.toLocaleString("en-US")} of ${lineCount.toLocaleString("en-US")} new`
      }
      steps={
        page > 1 || data?.hasMore ? (
          <nav aria-label="Recent imports" className="mt-2 flex justify-end gap-2">
            <Button
              variant="outline"
              size="sm"
              aria-disabled={page === 1}
              onClick={() => setPage((now) => Math.max(1, now - 1))}
            >
              Newer
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-disabled={!data?.hasMore}
              onClick={() => (data?.hasMore ? setPage((now) => now + 1) : undefined)}
            >
              Older
            </Button>
          </nav>
        ) : null
      }
    >
      {({ id, fileName, status }) => (
        <UndoButton
          {...turnStatement(id)}
          isUndone={status === "UNDONE"}
          label={fileName}
          onChange={onChange}
        />
      )}
    </RecentList>
  );
}
