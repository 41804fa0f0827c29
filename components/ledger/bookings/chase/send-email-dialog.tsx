import { useState } from "react";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { draftKey, idempotencyKeyOf } from "@/components/shared/form/form-drafts";
import { TextAreaField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { toastFailure } from "@/components/shared/mutations/failure-toast";
import { useRefresh } from "@/components/shared/mutations/refresh";
import { Button } from "@/components/ui/button";
import { BODY_LENGTH, SUBJECT_LENGTH } from "@/lib/accounts/outbound-emails/outbound-email.model";
import { type ChaseGroup, chaseEmailDraft } from "@/lib/ledger/bookings/chase/chase.model";
import type { ApiFailure } from "@/lib/platform/api-client/api-failure";
import { runAction } from "@/lib/platform/api-client/run-action";
import { sendChaseEmailAction } from "./actions";
import { withdrawal } from "./chase-email-mutations";
import type { MailDelivery } from "./mail-delivery.model";

const CHASE_FORM = "chase-email";
const words = chaseEmailDraft.pick({ subject: true, body: true });

/** A dialog to review an email before it is sent: the recipient, the reply address, and the editable text. */
export default function SendEmailDialog({
  group: { supplierName, mail },
  supplierId,
  to,
  way,
  among,
  onClose,
}: {
  readonly group: ChaseGroup;
  readonly supplierId: string;
  readonly to: string;
  readonly way: MailDelivery;
  /** The position, if this is one of several emails under review. */
  readonly among?: { readonly no: number; readonly count: number; readonly next: () => void };
  readonly onClose: () => void;
}) {
  const refresh = useRefresh();
  // One id for all attempts, so that a retry doesn't send the email twice.
  const [id] = useState(() => idempotencyKeyOf(draftKey(CHASE_FORM, supplierId)));
  const onRefused = (failure: ApiFailure) => {
    // The refresh closes the dialog, because the address is gone; the toast stays readable.
    if (failure.code === "CONTACT_MISSING") toastFailure(failure, "The email was not sent");
    refresh();
  };
  const form = useForm({
    id: CHASE_FORM,
    of: supplierId,
    initial: mail,
    schema: words,
    inputOf: (typed) => typed,
    mutate: (typed) => ({
      subject: `letters/${id}`,
      run: () => runAction(sendChaseEmailAction, { id, supplierId, to, ...typed }),
      tells: () => ({ said: `Email to ${supplierName} leaves in some seconds`, undo: withdrawal(id) }),
    }),
    onClose,
    ...(among ? { onSent: among.next } : {}),
    onRefused,
    unnamed: "root",
    // Closing loses nothing, because the text is kept in the tab.
    meaning: () => null,
  });
  return (
    <FormDialog
      form={form}
      title={`Send email to ${supplierName}`}
      description={
        way.via === "outbox"
          ? "No mail provider is set up: the email is written into this installation's outbox folder."
          : "It leaves some seconds after you send it; until then you can take it back."
      }
      heading={
        among ? (
          <p className="flex items-center justify-between gap-2 text-sm">
            Letter {among.no} of {among.count}
            <Button variant="ghost" size="sm" onClick={among.next}>
              Skip this one
            </Button>
          </p>
        ) : null
      }
      words={["Send", "Sending..."]}
      className="sm:max-w-2xl"
    >
      <Addresses to={to} replyTo={way.replyTo} />
      <TextField form={form} name="subject" label="Subject" required maxLength={SUBJECT_LENGTH} />
      <TextAreaField form={form} name="body" label="Text" required rows={14} maxLength={BODY_LENGTH} />
    </FormDialog>
  );
}

function Addresses({ to, replyTo }: { readonly to: string; readonly replyTo: string }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      <dt className="text-muted-foreground">To</dt>
      <dd className="break-all font-medium">{to}</dd>
      <dt className="text-muted-foreground">Replies to</dt>
      <dd className="wrap-anywhere">{replyTo} and your inbox here</dd>
    </dl>
  );
}
