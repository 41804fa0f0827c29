import { mutationRunner } from "@/components/shared/mutations/mutation";
import { useRefresh } from "@/components/shared/mutations/refresh";
import type { TabCounts } from "@/lib/inbox/emails/email-listing.model";
import { EMAILS_URL } from "@/lib/platform/base/addresses/addresses.model";
import type { Transfer } from "./decisions/email-mutations";
import { nextOf } from "./list/email-list.model";
import type { EmailList } from "./list/use-email-list";

/**
 * The common part of all email actions. A transfer removes its emails from the list at once and opens the next one.
 */
export function useEmailChanges(list: EmailList, onOpen: (id: string | null) => void) {
  const ways = mutationRunner(useRefresh());
  const leave = (ids: readonly string[], to: keyof TabCounts) => {
    // The user may have opened another email since the action began.
    const open = EMAILS_URL.read(new URLSearchParams(window.location.search)).emailId || null;
    const staying = list.present().filter((row) => row.id === open || !ids.includes(row.id));
    if (open && ids.includes(open)) onOpen(nextOf(staying, open));
    const putBack = list.remove(ids, to);
    return () => {
      putBack();
      if (open) onOpen(open);
    };
  };
  const transfer = (what: Transfer): void => {
    void ways.mutate({ ...what, paint: () => leave(what.ids, what.to) });
  };
  return { leave, transfer, ...ways };
}

export type EmailChanges = ReturnType<typeof useEmailChanges>;
