"use client";

import { UploadIcon } from "lucide-react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { useRefresh } from "@/components/shared/mutations/refresh";
import { useUrlState } from "@/components/shared/table/url-state";
import { Button } from "@/components/ui/button";
import { announceChange } from "@/lib/platform/api-client/changes";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";

const { OnDemand: ImportStatement, preload: loadImport } = onDemand(() => import("./import-statement"));
const { OnDemand: BankAccounts, preload: loadAccounts } = onDemand(() => import("./bank-accounts"));
const loadBoth = () => Promise.all([loadImport(), loadAccounts()]);

/**
 * A button that opens the import of bank statements, at `?dialog=import-statement`, and from there the bank accounts.
 * The code of both is preloaded.
 */
export function ImportStatementButton() {
  const refresh = useRefresh();
  const { values, show } = useUrlState(OPEN_URL);
  usePreload(loadBoth);
  const changed = () => {
    announceChange();
    refresh();
  };
  return (
    <>
      <Button variant="outline" onClick={() => show({ dialog: "import-statement" })}>
        <UploadIcon />
        Import
      </Button>
      {values.dialog === "import-statement" ? (
        <ImportStatement
          onClose={() => show({ dialog: null }, "replace")}
          onAccounts={() => show({ dialog: "bank-accounts" }, "replace")}
          onChange={changed}
        />
      ) : null}
      {values.dialog === "bank-accounts" ? (
        <BankAccounts onClose={() => show({ dialog: "import-statement" }, "replace")} />
      ) : null}
    </>
  );
}
