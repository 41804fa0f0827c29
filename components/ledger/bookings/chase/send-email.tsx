import { SendIcon } from "lucide-react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import type { ChaseGroup } from "@/lib/ledger/bookings/chase/chase.model";
import type { MailDelivery } from "./mail-delivery.model";

const { OnDemand: SendEmailDialog, preload } = onDemand(() => import("./send-email-dialog"));

/** A button that opens the prepared email for review before it is sent. Edits are kept when the dialog is closed. */
export function SendEmail(mail: {
  readonly group: ChaseGroup;
  readonly supplierId: string;
  readonly to: string;
  readonly way: MailDelivery;
}) {
  usePreload(preload);
  return (
    <DialogButton
      size="sm"
      variant="outline"
      dialog={(close) => <SendEmailDialog {...mail} onClose={close} />}
    >
      <SendIcon />
      Send email
    </DialogButton>
  );
}
