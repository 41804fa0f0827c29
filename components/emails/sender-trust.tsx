"use client";

import { ShieldQuestionIcon } from "lucide-react";
import { useState } from "react";
import { judgeSenderAction } from "@/components/forwarding/actions";
import { toastFailure } from "@/components/shared/failure-toast";
import { MenuButton } from "@/components/shared/menu-button";
import { useRefresh } from "@/components/shared/refresh";
import { toast } from "@/components/ui/toast";
import { runAction } from "@/lib/api-client/run-action";
import type { EmailSummary } from "@/lib/emails/email.model";
import { toastPlace } from "./toast-place";

type Standing = "trusted" | "blocked" | "unverified";

/** Says when a mail came to the right address from somebody nobody has vouched for, and lets the agent decide. */
export function SenderTrust({ email }: { readonly email: EmailSummary }) {
  const refresh = useRefresh();
  const [judged, setJudged] = useState<Standing>("unverified");
  if (email.senderTrust !== "unverified" || judged === "trusted") return null;
  const judge = async (standing: Standing, said: string) => {
    setJudged(standing);
    try {
      await runAction(judgeSenderAction, { id: email.id, standing });
      const back = () => void judge("unverified", "Taken back").then(() => setJudged("unverified"));
      if (standing === "unverified") toast.success(said, toastPlace());
      else toast.undoable(said, back, toastPlace());
      refresh();
    } catch (error) {
      setJudged("unverified");
      toastFailure(error);
    }
  };
  return (
    <MenuButton
      variant="ghost"
      size="sm"
      align="start"
      className="h-6 gap-1 rounded-full bg-grey px-2 text-grey-foreground text-xs"
      items={[
        { label: "Trust this sender", onSelect: () => void judge("trusted", "Sender trusted") },
        {
          label: "Block this sender",
          destructive: true,
          onSelect: () => void judge("blocked", "Sender blocked: later mail goes to quarantine"),
        },
      ]}
    >
      <ShieldQuestionIcon aria-hidden="true" className="size-3" />
      {judged === "blocked" ? "Sender blocked" : "Sender not verified"}
    </MenuButton>
  );
}
