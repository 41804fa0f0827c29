"use client";

import { EllipsisIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useProof } from "@/components/accounts/account/proof/use-proof";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import type { Endpoint } from "@/lib/accounts/webhooks/webhook.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { removeEndpointAction, rotateSecretAction, sendTestAction, switchEndpointAction } from "./actions";

const { OnDemand: EndpointForm } = onDemand(() => import("./endpoint-form"));
const { OnDemand: WebhookSecretShown } = onDemand(() => import("./webhook-secret-shown"));
const { OnDemand: Confirm } = onDemand(() => import("@/components/shared/questions/confirm"));

const ASKED = {
  rotate: {
    title: "Make a new secret",
    text: "The present one stays valid beside it for 24 hours.",
    act: "Make Secret",
  },
  remove: {
    title: "Remove Webhook",
    text: "Nothing more is sent there, and its log is deleted. This action cannot be undone.",
    act: "Remove Webhook",
    isDestructive: true,
  },
} as const;

/** The actions for an endpoint. */
export function EndpointActions({ endpoint }: { readonly endpoint: Endpoint }) {
  const { id, stopped } = endpoint;
  const { mutate, busy } = useMutation();
  const { proved, asking } = useProof();
  const router = useRouter();
  const [open, setOpen] = useState<"edit" | "rotate" | "remove" | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => setOpen(null);
  const test = () =>
    void mutate({
      run: () => runAction(sendTestAction, { id }),
      tells: () => ({ said: "Test on its way", description: "Refresh the log to see what came of it." }),
      failed: "Failed to send the test",
    });
  const turn = (to: "on" | "off") =>
    void mutate({
      run: () => proved(switchEndpointAction, { id, to }),
      tells: () => ({ said: `Webhook switched ${to}` }),
      failed: `Failed to switch the webhook ${to}`,
    });
  const rotate = () =>
    void mutate({
      run: async () => setSecret((await proved(rotateSecretAction, { id })).secret),
      failed: "Failed to make another secret",
    });
  const remove = async () => {
    const isDone = await mutate({
      run: () => runAction(removeEndpointAction, { id }),
      tells: () => ({ said: "Webhook removed" }),
      failed: "Failed to remove the webhook",
    });
    if (isDone) router.push("/settings/api-keys");
  };
  return (
    <>
      <Button onClick={test} disabled={busy || stopped !== null}>
        Send Test
      </Button>
      <MenuButton
        variant="outline"
        size="icon"
        aria-label="More actions"
        align="end"
        items={[
          { label: "Edit", onSelect: () => setOpen("edit") },
          { label: "New secret", onSelect: () => setOpen("rotate") },
          stopped
            ? { label: "Switch on", onSelect: () => turn("on") }
            : { label: "Switch off", onSelect: () => turn("off") },
          { kind: "separator" },
          { label: "Remove", destructive: true, onSelect: () => setOpen("remove") },
        ]}
      >
        <EllipsisIcon />
      </MenuButton>
      {open === "edit" ? <EndpointForm endpoint={endpoint} onClose={close} /> : null}
      {open === "rotate" || open === "remove" ? (
        <Confirm
          {...ASKED[open]}
          onClose={close}
          onConfirm={() => (open === "rotate" ? rotate() : void remove())}
        />
      ) : null}
      {asking}
      {secret ? <WebhookSecretShown secret={secret} overlap onClose={() => setSecret(null)} /> : null}
    </>
  );
}
