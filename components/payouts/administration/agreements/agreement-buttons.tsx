"use client";

import { PlusIcon, SettingsIcon, UploadIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { Button } from "@/components/ui/button";
import type { PayoutSettings } from "@/lib/payouts/settings/settings.model";

const { OnDemand: AgreementDialog, preload } = onDemand(() => import("./agreement-dialog"));
const { OnDemand: ImportAgreements } = onDemand(() => import("./import-agreements"));
const { OnDemand: SettingsDialog } = onDemand(() => import("./settings-dialog"));

/** A button that opens the dialog for a new agreement. */
export function AddAgreementButton() {
  usePreload(preload);
  return (
    <DialogButton dialog={(close) => <AgreementDialog onClose={close} />}>
      <PlusIcon />
      Add agreement
    </DialogButton>
  );
}

/** Buttons that open the import of agreements and the payout settings. */
export function AgreementTools({ settings }: { readonly settings: PayoutSettings }) {
  const [open, setOpen] = useState<"import" | "settings" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen("import")}>
        <UploadIcon />
        Import
      </Button>
      <Button variant="outline" onClick={() => setOpen("settings")}>
        <SettingsIcon />
        Settings
      </Button>
      {open === "import" ? <ImportAgreements onClose={close} /> : null}
      {open === "settings" ? <SettingsDialog settings={settings} onClose={close} /> : null}
    </>
  );
}
