"use client";

import { ShieldQuestionIcon } from "lucide-react";
import { useState } from "react";
import { judgeSenderAction } from "@/components/inbox/forwarding/actions";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import type { EmailSummary } from "@/lib/inbox/emails/email.model";
import { runAction } from "@/lib/platform/api-client/run-action";

type Standing = "trusted" | "blocked" | "unverified";

/**
 * Warns that an email came from an unverified sender to the agent's address, and lets the agent trust or block the
 * sender.
 */
export function SenderTrust({ email }: { readonly email: EmailSummary }) {
  const { mutate } = useMutation();
  const [judged, setJudged] = useState<Standing>("unverified");
  if (email.senderTrust !== "unverified" || judged === "trusted") return null;
  const judgement = (standing: Standing, said: string): Mutation => ({
    paint: () => {
      setJudged(standing);
      return () => setJudged("unverified");
    },
    run: () => runAction(judgeSenderAction, { id: email.id, standing }),
    tells: () => ({
      said,
      undo: standing === "unverified" ? undefined : judgement("unverified", "Taken back"),
    }),
  });
  return (
    <MenuButton
      variant="ghost"
      size="sm"
      align="start"
      className="h-6 gap-1 rounded-full bg-grey px-2 text-grey-foreground text-xs"
      items={[
        { label: "Trust this sender", onSelect: () => void mutate(judgement("trusted", "Sender trusted")) },
        {
          label: "Block this sender",
          destructive: true,
          onSelect: () => void mutate(judgement("blocked", "Sender blocked: later emails go to quarantine")),
        },
      ]}
    >
      <ShieldQuestionIcon aria-hidden="true" className="size-3" />
      {judged === "blocked" ? "Sender blocked" : "Sender not verified"}
    </MenuButton>
  );
}
