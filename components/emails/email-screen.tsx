"use client";

import { useCallback } from "react";
import { useUrlState } from "@/components/shared/url-state";
import type { EmailTab } from "@/lib/emails/email.model";
import type { EmailStretch } from "@/lib/emails/email-listing.model";
import type { EmailView } from "@/lib/emails/email-view.model";
import { DropZone } from "./drop-zone";
import { EmailDetail } from "./email-detail";
import { NoEmailSelected } from "./email-viewer";
import { ListPane } from "./list-pane";
import { useEmail } from "./use-email";
import { useEmailList } from "./use-email-list";
import { useImport } from "./use-import";

type Props = {
  readonly tab: EmailTab;
  readonly search: string;
  /** The first stretch of the list; null when it could not be loaded. */
  readonly initial: EmailStretch | null;
  /** The mail that the address names. */
  readonly selected: EmailView | null;
};

/** `/emails/{tab}`: list, viewer and extracted information; on a phone one after the other. */
export function EmailScreen({ tab, search, initial, selected }: Props) {
  const url = useUrlState();
  const selectedId = url.params.get("emailId");
  const list = useEmailList({ tab, search, initial });
  const email = useEmail(selectedId, selected);
  const { show } = url;
  const hadOne = selectedId !== null;
  const open = useCallback(
    (id: string | null, how?: "push" | "replace") => {
      show({ emailId: id }, how ?? (id !== null && !hadOne ? "push" : "replace"));
    },
    [show, hadOne],
  );
  const imports = useImport(useCallback(() => void list.look().catch(() => undefined), [list.look]));
  return (
    <DropZone onFiles={(files) => void imports.send(files)}>
      <div className="flex min-h-0 flex-1">
        <ListPane
          tab={tab}
          search={search}
          list={list}
          imports={imports}
          selectedId={selectedId}
          onOpen={open}
          onApproach={email.prefetch}
        />
        {selectedId ? (
          <EmailDetail key={selectedId} id={selectedId} email={email} list={list} onOpen={open} />
        ) : (
          <div className="hidden min-w-0 flex-1 md:flex">
            <NoEmailSelected />
          </div>
        )}
      </div>
    </DropZone>
  );
}
