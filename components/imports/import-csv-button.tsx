import { UploadIcon } from "lucide-react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { useRefresh } from "@/components/shared/mutations/refresh";
import { useUrlState } from "@/components/shared/table/url-state";
import { Button } from "@/components/ui/button";
import { announceChange } from "@/lib/platform/api-client/changes";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";

const { OnDemand: ImportDialog, preload } = onDemand(() => import("./import-dialog"));

/**
 * A button that opens the import of bookings, at the address `?dialog=import-csv`. The dialog's code is preloaded.
 */
export function ImportCsvButton() {
  const refresh = useRefresh();
  const { values, show } = useUrlState(OPEN_URL);
  usePreload(preload);
  const imported = () => {
    announceChange();
    refresh();
  };
  const isOpen = values.dialog === "import-csv";
  return (
    <>
      <Button
        variant="outline"
        className="max-sm:size-9 max-sm:px-0"
        onClick={() => show({ dialog: "import-csv" })}
      >
        <UploadIcon />
        <span className="max-sm:sr-only">Import CSV</span>
      </Button>
      {isOpen ? (
        <ImportDialog onClose={() => show({ dialog: null }, "replace")} onImported={imported} />
      ) : null}
    </>
  );
}
