"use client";

import { useState } from "react";
import { way } from "@/components/shared/form/way-out";
import { useMutation } from "@/components/shared/mutations/mutation";
import { useUrlState } from "@/components/shared/table/url-state";
import type { Review, ReviewDetail } from "@/lib/inbox/ai-review/review.model";
import { REVIEWS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { approve } from "./review-mutations";

/** What can be done at the desk, by press and by key. After a decision the next one is opened. */
export function useDesk({
  id,
  rows,
  detail,
}: {
  readonly id: string;
  readonly rows: readonly Review[];
  readonly detail: ReviewDetail | null;
}) {
  const { values, show } = useUrlState(REVIEWS_URL);
  const { mutate, busy } = useMutation();
  const [rejecting, setRejecting] = useState(false);
  const at = rows.findIndex((one) => one.id === id);
  const open = (item: string | null) => show({ item, edit: null, page: values.page }, "replace");
  const to = (row: Review | undefined) => row && (() => way.out(() => open(row.id)));
  const next = to(rows[at + 1]);
  const previous = at > 0 ? to(rows[at - 1]) : undefined;
  /** The one behind it, else the one before it; the list where there is neither. */
  const advance = () => open((rows[at + 1] ?? rows[at - 1])?.id ?? null);
  const edit = (isOn: boolean) => show({ edit: isOn ? "yes" : null, page: values.page }, "replace");
  const isOpen = detail?.review.status === "pending";
  const settle = () => {
    if (!detail || busy) return;
    const seen = { id, email: { ...detail.review.email, version: detail.mail.version } };
    const paint = () => {
      advance();
      return () => open(id);
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

export type Desk = ReturnType<typeof useDesk>;
