"use client";

import { ArrowLeftIcon, PanelRightIcon } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { LoadFailed } from "@/components/shared/load-failed";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { ApiFailure } from "@/lib/api-client/api-failure";
import { isBeingRead } from "@/lib/emails/email-words.model";
import { ConvertBar } from "./convert-bar";
import { EmailViewer } from "./email-viewer";
import { ExtractedPanel } from "./extracted-panel";
import { useConvert } from "./use-convert";
import type { useEmail } from "./use-email";
import type { EmailList } from "./use-email-list";
import { useHighlights } from "./use-highlights";

type Props = {
  readonly id: string;
  readonly email: ReturnType<typeof useEmail>;
  readonly list: EmailList;
  readonly onOpen: (id: string | null) => void;
};

/** The open mail: viewer and panel side by side, the panel in a drawer where there is no room, below it on a phone. */
export function EmailDetail({ id, email, list, onOpen }: Props) {
  const { view, failure, reload } = email;
  const [position, setPosition] = useState(0);
  const [drawer, setDrawer] = useState(false);
  const highlights = useHighlights(useCallback(() => setDrawer(true), []));
  useFollowList(list, id, view, reload);
  const item = view?.items.find((one) => one.position === position) ?? view?.items[0] ?? null;
  const convert = useConvert({ email, list, onOpen });
  if (!view) return <Pending failure={failure} onClose={() => onOpen(null)} onRetry={reload} />;
  const mayConvert = view.status === "new" || view.status === "pending_review";
  const panel = (
    <ExtractedPanel
      view={view}
      item={item}
      onItem={setPosition}
      flash={highlights.flash}
      marked={highlights.marked}
      onLocate={highlights.locate}
      footer={
        mayConvert && !isBeingRead(view) ? (
          <ConvertBar item={item} busy={convert.busy} onConvert={() => item && convert.run(item.id)} />
        ) : null
      }
    />
  );
  return (
    <div className="flex min-w-0 flex-1 flex-col overflow-y-auto overscroll-contain md:overflow-hidden min-[68.75rem]:flex-row">
      <EmailViewer
        view={view}
        target={highlights.target}
        onMark={highlights.toField}
        onMarked={highlights.setMarked}
        onKey={() => undefined}
        onClose={() => onOpen(null)}
        actions={
          <Button
            variant="outline"
            size="sm"
            onClick={() => setDrawer(true)}
            className="hidden md:inline-flex min-[68.75rem]:hidden"
          >
            <PanelRightIcon />
            Extracted data
          </Button>
        }
      />
      <aside className="flex flex-col border-t bg-background md:hidden 2xl:w-90 min-[68.75rem]:flex min-[68.75rem]:w-85 min-[68.75rem]:shrink-0 min-[68.75rem]:border-t-0 min-[68.75rem]:border-l">
        {panel}
      </aside>
      <Sheet open={drawer} onOpenChange={setDrawer}>
        <SheetContent aria-describedby={undefined} className="gap-0 p-0 pt-3">
          <SheetTitle className="sr-only">Extracted data</SheetTitle>
          {drawer ? panel : null}
        </SheetContent>
      </Sheet>
    </div>
  );
}

/** When the list has learned something new about the open mail, the mail is fetched again. */
function useFollowList(
  list: EmailList,
  id: string,
  view: Props["email"]["view"],
  reload: () => Promise<void>,
): void {
  const row = list.rows.find((one) => one.id === id);
  const changed =
    row && view
      ? row.intake !== view.intake || row.status !== view.status || row.hasData !== view.hasData
      : false;
  useEffect(() => {
    if (changed) void reload();
  }, [changed, reload]);
}

function Pending({
  failure,
  onClose,
  onRetry,
}: {
  readonly failure: ApiFailure | null;
  readonly onClose: () => void;
  readonly onRetry: () => Promise<void>;
}) {
  return (
    <div className="min-w-0 flex-1 p-4" aria-busy={failure === null}>
      <Button variant="ghost" size="sm" onClick={onClose} className="mb-2 md:hidden">
        <ArrowLeftIcon />
        Back
      </Button>
      {failure === null ? (
        <div className="flex flex-col gap-3">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-96 w-full" />
        </div>
      ) : failure.status === 404 ? (
        <EmptyState illustration="envelope" title="This e-mail was not found">
          It may have been deleted, or the link is not complete.
        </EmptyState>
      ) : (
        <LoadFailed message={failure.message} onRetry={() => void onRetry()} />
      )}
    </div>
  );
}
