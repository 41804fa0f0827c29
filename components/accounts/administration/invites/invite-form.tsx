"use client";

import { CircleAlertIcon, EyeIcon, SendIcon } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field } from "@/components/shared/form/field";
import { useDraft } from "@/components/shared/form/use-draft";
import { useUnsavedGuard } from "@/components/shared/form/use-unsaved-guard";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { useRefresh } from "@/components/shared/mutations/refresh";
import { Alert, AlertDescription } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { ROLES } from "@/lib/accounts/identity/identity.model";
import { NO_ADDRESS, validAddresses } from "@/lib/accounts/invites/address-list.model";
import { INVITE_DAYS, type Invited } from "@/lib/accounts/invites/invitation.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { announceChange } from "@/lib/platform/api-client/changes";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { inviteAction } from "./actions";
import { AddressFields } from "./address-fields";
import { type InviteDraft, NO_DRAFT, ROLE_CHOICES } from "./invite-draft.model";
import { InviteResult } from "./invite-result";

const { OnDemand: PreviewInvitation } = onDemand(() => import("./preview-invitation"));
const { OnDemand: Confirm } = onDemand(() => import("@/components/shared/questions/confirm"));
const { OnDemand: AskBeforeLeaving } = onDemand(() => import("./ask-before-leaving"));

/** A form that invites users: the addresses, the role and a message. The result appears above it. */
export function InviteForm() {
  const { draft, change, startOver, leaving } = useInviteDraft();
  const { result, busy, send } = useInviting(startOver);
  const [open, setOpen] = useState<"preview" | "confirm" | null>(null);
  const emails = validAddresses(draft.emails);
  const isReady = emails.length > 0 && !busy;
  const inviteAll = () => void send({ ...draft, emails });
  const submit = () => (draft.role === "ADMIN" ? setOpen("confirm") : inviteAll());
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <TitledCard title="Invite Users">
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (isReady) submit();
          }}
        >
          {result ? <InviteResult result={result} /> : null}
          <AddressFields emails={draft.emails} onChange={(next) => change({ emails: next })} />
          <Field name="role" form="invite" label="User Role">
            {(control) => (
              <Select
                {...control}
                value={draft.role}
                onChange={(event) =>
                  change({ role: ROLES.find((one) => one === event.target.value) ?? "USER" })
                }
              >
                {ROLES.map((role) => (
                  <option key={role} value={role}>
                    {ROLE_CHOICES[role]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field name="message" form="invite" label="Custom Message (Optional)">
            {(control) => (
              <Textarea
                {...control}
                maxLength={2_000}
                value={draft.message}
                onChange={(event) => change({ message: event.target.value })}
              />
            )}
          </Field>
          {emails.length === 0 ? (
            <Alert tone="warn">
              <CircleAlertIcon />
              <AlertDescription>{NO_ADDRESS}</AlertDescription>
            </Alert>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button type="button" variant="outline" disabled={!isReady} onClick={() => setOpen("preview")}>
              <EyeIcon />
              Preview Email
            </Button>
            <Button type="submit" disabled={!isReady} aria-busy={busy}>
              <SendIcon />
              {busy ? "Sending..." : `Send ${counted(emails.length, "Invitation")}`}
            </Button>
          </div>
        </form>
      </TitledCard>
      <InviteAside draft={draft} valid={emails.length} />
      {open === "preview" ? (
        <PreviewInvitation
          emails={emails}
          message={draft.message}
          onClose={() => setOpen(null)}
          onSend={() => {
            setOpen(null);
            submit();
          }}
        />
      ) : null}
      {open === "confirm" ? (
        <Confirm
          title={`Invite ${counted(emails.length, "administrator")}?`}
          text="Whoever accepts sees every agent's bookings and emails, links payments, and invites and suspends people."
          act="Invite as Administrator"
          onClose={() => setOpen(null)}
          onConfirm={inviteAll}
        />
      ) : null}
      {leaving.asks ? <AskBeforeLeaving {...leaving} /> : null}
    </div>
  );
}

/** Sends invitations and holds the result of the last attempt. `onSent` is called when they were sent. */
function useInviting(onSent: () => void) {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Invited | null>(null);
  const send = async ({ emails, role, message }: InviteDraft) => {
    setBusy(true);
    setResult(null);
    try {
      setResult(await runAction(inviteAction, { emails: [...emails], role, message }));
      onSent();
      announceChange();
      refresh();
    } catch (error) {
      const message = failureOf(error).message || "Failed to send invitations";
      setResult({ success: false, message, invitesSent: 0, failed: [] });
    } finally {
      setBusy(false);
    }
  };
  return { busy, result, send };
}

/** A summary of the invitations to send, and useful information. */
function InviteAside({ draft, valid }: { readonly draft: InviteDraft; readonly valid: number }) {
  const facts = [
    { label: "Valid emails", value: valid.toLocaleString("en-US") },
    { label: "Role", value: draft.role },
    { label: "Custom message", value: draft.message.trim() === "" ? "No" : "Yes" },
  ];
  return (
    <div className="flex flex-col gap-4">
      <TitledCard title="Summary">
        <dl className="flex flex-col gap-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </TitledCard>
      <TitledCard title="Tips">
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted-foreground text-sm">
          <li>Add several addresses, or paste a whole list into one field.</li>
          <li>A custom message makes the invitation personal.</li>
          <li>Preview the email before it is sent.</li>
          <li>Invitations expire after {INVITE_DAYS} days.</li>
        </ul>
      </TitledCard>
    </div>
  );
}

/**
 * Holds the input of the invitation form. It is kept in the tab until it is sent, and leaving asks for confirmation.
 */
function useInviteDraft() {
  const [draft, setDraft] = useState(NO_DRAFT);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const change = (patch: Partial<InviteDraft>) => {
    latest.current = { ...latest.current, ...patch };
    setDraft(latest.current);
  };
  const { keep, forget } = useDraft<InviteDraft>("invite-people:", {
    values: () => latest.current,
    saved: NO_DRAFT,
    take: change,
  });
  const losesSome = () => latest.current.message !== "" || latest.current.emails.some((one) => one !== "");
  const { leaving } = useUnsavedGuard({ losesSome, forget }, () => undefined);
  return {
    draft,
    leaving,
    change: (patch: Partial<InviteDraft>) => {
      change(patch);
      keep();
    },
    startOver: () => {
      change(NO_DRAFT);
      forget();
    },
  };
}
