import { useState } from "react";
import { way } from "@/components/shared/form/way-out";
import { useMutation } from "@/components/shared/mutations/mutation";
import { useUrlState } from "@/components/shared/table/url-state";
import type { Review, ReviewDetail } from "@/lib/inbox/ai-review/review.model";
import { REVIEWS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { approve } from "./review-mutations";

/** The reviews decided on this screen, by id and version. The list still contains them for a moment. */
export type DecidedHere = Set<string>;

/** The actions of the open review, for buttons and keys. After a decision, the next pending review opens. */
export function useDesk({
  id,
  rows,
  decided,
  detail,
}: {
  readonly id: string;
  readonly rows: readonly Review[];
  readonly decided: DecidedHere;
  readonly detail: ReviewDetail | null;
}) {
  const { values, show } = useUrlState(REVIEWS_URL);
  const { mutate, busy } = useMutation();
  const [rejecting, setRejecting] = useState(false);
  const at = rows.findIndex((one) => one.id === id);
  const here = rows[at];
  const open = (item: string | null) => show({ item, edit: null, page: values.page }, "replace");
  const to = (row: Review | undefined) => row && (() => way.out(() => open(row.id)));
  const next = to(rows[at + 1]);
  const previous = at > 0 ? to(rows[at - 1]) : undefined;
  const waits = (row: Review) => !decided.has(asSeen(row));
  /** Opens the next pending review, otherwise the previous one, otherwise the list. */
  const advance = () => {
    if (here) decided.add(asSeen(here));
    open((rows.slice(at + 1).find(waits) ?? rows.slice(0, at + 1).findLast(waits))?.id ?? null);
  };
  const edit = (isOn: boolean) => show({ edit: isOn ? "yes" : null, page: values.page }, "replace");
  const isOpen = detail?.review.status === "pending";
  const settle = () => {
    if (!detail || busy) return;
    const seen = { id, email: { ...detail.review.email, version: detail.mail.version } };
    const paint = () => {
      advance();
      return () => {
        if (here) decided.delete(asSeen(here));
        open(id);
      };
    };
    void mutate({ ...approve(seen), paint });
  };
  const close = () => way.out(() => open(null));
  const isEditing = isOpen && values.edit === "yes";
  return {
    next,
    previous,
    close,
    advance,
    busy,
    isEditing,
    edit,
    rejecting,
    setRejecting,
    approve: settle,
    keys: {
      next,
      previous,
      escape: close,
      ...(isOpen && !isEditing
        ? { approveReview: settle, rejectReview: () => setRejecting(true), review: () => edit(true) }
        : {}),
    },
  };
}

/** Includes the version, because an Undo creates a new version, which is pending again. */
function asSeen({ id, email }: Review): string {
  return `${id} ${email.version}`;
}

export type Desk = ReturnType<typeof useDesk>;
