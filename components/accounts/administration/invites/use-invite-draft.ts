import { useEffect, useRef, useState } from "react";
import { useDraft } from "@/components/shared/form/use-draft";
import { useUnsavedGuard } from "@/components/shared/form/use-unsaved-guard";
import { type InviteDraft, NO_DRAFT } from "./invite-draft.model";

/**
 * Holds the input of the invitation form. It is kept in the tab until it is sent, and leaving asks for confirmation.
 */
export function useInviteDraft() {
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
