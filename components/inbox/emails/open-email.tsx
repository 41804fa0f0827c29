import { useEffect, useState } from "react";
import type { Selection } from "@/components/shared/table/use-selection";
import type { EmailSummary, EmailTab } from "@/lib/inbox/emails/email.model";
import { type EmailView, nextItemOf } from "@/lib/inbox/emails/email-view.model";
import { isBeingRead } from "@/lib/inbox/emails/email-words.model";
import { changes } from "@/lib/platform/api-client/changes";
import { emailMutations } from "./decisions/email-mutations";
import { offerOf } from "./decisions/offer";
import { useEmailActions } from "./decisions/use-email-actions";
import { EmailDetail } from "./email-detail";
import { nextOf } from "./list/email-list.model";
import type { EmailList } from "./list/use-email-list";
import { PendingDetail } from "./pending-detail";
import { approachEmail, useEmail } from "./use-email";
import type { EmailChanges } from "./use-email-changes";
import { useEmailKeys } from "./use-email-keys";

type Props = {
  readonly tab: EmailTab;
  readonly id: string;
  /** The email as loaded with the page. */
  readonly given: EmailView | null;
  readonly list: EmailList;
  readonly selection: Selection;
  readonly hands: EmailChanges;
  readonly onOpen: (id: string | null) => void;
};

/** The selected email and its keyboard shortcuts, or a placeholder while it loads or if it fails to load. */
export default function OpenEmail({ tab, id, given, list, selection, hands, onOpen }: Props) {
  const email = useEmail(id, given);
  const { view, failure, reload } = email;
  const [position, setPosition] = useState<number | null>(null);
  const actions = useEmailActions(hands, email, () => setPosition(null));
  const [reviewing, setReviewing] = useState(false);
  useAgreement(
    list.rows.find((row) => row.id === id),
    view,
  );
  useApproach(view ? nextOf(list.rows, id) : null);
  const item = view && shownItem(view.items, position);
  const isOpen = tab === "new" || tab === "review";
  const press = useEmailKeys({
    rows: list.rows,
    selectedId: id,
    onOpen,
    onSelect: selection.toggle,
    onEscape: () => onOpen(null),
    ...(view && isOpen
      ? {
          onConvert: offerOf(item, view, actions).run,
          onReview: isBeingRead(view) ? undefined : () => setReviewing(true),
          onDiscard: () => hands.transfer(emailMutations.discard([view.id])),
          onReprocess:
            view.status === "new" ? () => hands.transfer(emailMutations.review(view.id)) : undefined,
        }
      : {}),
  });
  return (
    <>
      {/* On a phone the list is hidden together with its heading, so add one. */}
      <h1 className="sr-only md:hidden lg:max-2xl:group-has-data-reviewing/panes:block">Emails</h1>
      {view ? (
        <EmailDetail
          view={view}
          item={item}
          onItem={setPosition}
          actions={actions}
          reviewing={reviewing}
          onReviewing={setReviewing}
          onClose={() => onOpen(null)}
          onKey={press}
        />
      ) : (
        <PendingDetail failure={failure} onClose={() => onOpen(null)} onRetry={() => void reload()} />
      )}
    </>
  );
}

/** Returns the reading the user chose, otherwise the first that isn't converted yet. */
function shownItem(items: EmailView["items"], position: number | null) {
  return items.find((one) => one.position === position) ?? nextItemOf(items) ?? items[0] ?? null;
}

/** Prefetches the email that opens after a decision. */
function useApproach(next: string | null): void {
  useEffect(() => {
    if (next) approachEmail(next);
  }, [next]);
}

/** Refreshes the open email and the list if they disagree, since they are fetched separately. */
function useAgreement(row: EmailSummary | undefined, view: EmailView | null): void {
  useEffect(() => {
    if (!row || !view || (row.version === view.version && row.intake === view.intake)) return;
    changes.dispatchEvent(new Event("change"));
  }, [row, view]);
}
