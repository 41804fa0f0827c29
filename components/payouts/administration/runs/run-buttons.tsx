"use client";

import { PlusIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

const { OnDemand: DraftRun, preload } = onDemand(() => import("./draft-run"));
const { OnDemand: NachaPayerForm } = onDemand(() => import("./nacha-payer-form"));
const { OnDemand: SepaPayerForm } = onDemand(() => import("./sepa-payer-form"));

/** A button that opens the dialog for a new run. */
export function DraftRunButton({ today }: { readonly today: CalendarDate }) {
  usePreload(preload);
  return (
    <DialogButton dialog={(close) => <DraftRun today={today} onClose={close} />}>
      <PlusIcon />
      New run
    </DialogButton>
  );
}

/** A menu for the accounts from which the platform pays. `known` lists the kinds of files that are set up. */
export function PayerMenu({ known }: { readonly known: readonly string[] }) {
  const [open, setOpen] = useState<"nacha" | "sepa" | null>(null);
  const close = () => setOpen(null);
  const said = (kind: string) => (known.includes(kind) ? "change" : "set up");
  return (
    <>
      <MenuButton
        variant="outline"
        align="end"
        items={[
          { label: `NACHA, United States: ${said("nacha")}`, onSelect: () => setOpen("nacha") },
          { label: `SEPA, euro: ${said("sepa")}`, onSelect: () => setOpen("sepa") },
        ]}
      >
        Pay from
      </MenuButton>
      {open === "nacha" ? <NachaPayerForm onClose={close} /> : null}
      {open === "sepa" ? <SepaPayerForm onClose={close} /> : null}
    </>
  );
}
