"use client";

import type { FormEvent, KeyboardEvent } from "react";
import { Field } from "@/components/shared/form/field";
import type { FormError } from "@/components/shared/form/form-errors.model";
import { FormSummary } from "@/components/shared/form/form-summary";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { ChaseGroup } from "@/lib/bookings/chase/chase.model";
import { BODY_LENGTH, SUBJECT_LENGTH } from "@/lib/outbound-emails/outbound-email.model";
import type { MailWay } from "./mail-way.model";

const FORM = "chase-email";
type Words = ChaseGroup["mail"];

/** The last look at a mail: to whom it goes, who gets the reply, and its words, which can be changed. */
export default function SendEmailDialog({
  supplierName,
  to,
  way,
  words,
  change,
  errors,
  busy,
  send,
  onClose,
}: {
  readonly supplierName: string;
  readonly to: string;
  readonly way: MailWay;
  readonly words: Words;
  readonly change: (patch: Partial<Words>) => void;
  readonly errors: readonly FormError[];
  readonly busy: boolean;
  readonly send: () => void;
  readonly onClose: () => void;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Send e-mail to {supplierName}</DialogTitle>
          <DialogDescription>
            {way.via === "outbox"
              ? "No mail provider is set up: the e-mail is written into this installation's outbox folder."
              : "It leaves some seconds after you send it; until then you can take it back."}
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <form
            id={FORM}
            noValidate
            onSubmit={submit}
            onKeyDown={submitByKey}
            className="flex flex-col gap-4"
          >
            <FormSummary errors={errors} form={FORM} />
            <Addresses to={to} replyTo={way.replyTo} />
            <Words words={words} errors={errors} change={change} />
          </form>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} aria-disabled={busy}>
            {busy ? "Sending..." : "Send"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Addresses({ to, replyTo }: { readonly to: string; readonly replyTo: string }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      <dt className="text-muted-foreground">To</dt>
      <dd className="break-all font-medium">{to}</dd>
      <dt className="text-muted-foreground">Replies to</dt>
      <dd className="break-all">{replyTo}</dd>
    </dl>
  );
}

function Words({
  words,
  errors,
  change,
}: {
  readonly words: Words;
  readonly errors: readonly FormError[];
  readonly change: (patch: Partial<Words>) => void;
}) {
  return (
    <>
      <Field form={FORM} name="subject" label="Subject" required errors={errors}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={SUBJECT_LENGTH}
            value={words.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
        )}
      </Field>
      <Field form={FORM} name="body" label="Message" required errors={errors}>
        {(control) => (
          <Textarea
            {...control}
            rows={14}
            maxLength={BODY_LENGTH}
            value={words.body}
            onChange={(event) => change({ body: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
