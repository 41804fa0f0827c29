import { ImageIcon, PaperclipIcon, TriangleAlertIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { EmptyState } from "@/components/shared/states/empty-state";
import { Alert, AlertAction, AlertDescription } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { BodyKind, EmailView } from "@/lib/inbox/emails/email-view.model";
import { isBeingRead } from "@/lib/inbox/emails/email-words.model";
import { marksRevision } from "@/lib/inbox/emails/reading/highlight.model";
import { counted } from "@/lib/platform/base/text";
import { MailFrame } from "./mail-frame";
import { ViewerHeader } from "./viewer-header";

const KIND_LABELS: Readonly<Record<BodyKind, string>> = {
  html: "As sent",
  text: "Plain text",
  attachments: "Attachments",
};

/** Controls for the displayed part of the email, its images, and the original. */
function ViewerTools({
  view,
  kind,
  onKind,
  blockedImages,
  onShowImages,
}: {
  readonly view: EmailView;
  readonly kind: BodyKind | null;
  readonly onKind: (kind: BodyKind) => void;
  readonly blockedImages: number;
  readonly onShowImages: () => void;
}) {
  const { available } = view.bodies;
  const files = view.attachments.filter((file) => !file.inline);
  if (available.length < 2 && files.length === 0 && blockedImages === 0) return null;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b bg-card px-4 py-1.5 text-sm">
      {available.length > 1 ? (
        <fieldset className="flex gap-1">
          <legend className="sr-only">Part of the email</legend>
          {available.map((one) => (
            <Button
              key={one}
              variant="ghost"
              size="sm"
              aria-pressed={one === kind}
              onClick={() => onKind(one)}
              className={cn("px-2", one === kind && "bg-accent text-accent-foreground")}
            >
              {KIND_LABELS[one]}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {files.map((file) => (
        <Badge key={file.index} className="max-w-56">
          <PaperclipIcon />
          <span className="truncate">{file.name || "Attachment"}</span>
          <span>{sizeOf(file.size)}</span>
        </Badge>
      ))}
      <span className="ml-auto flex items-center gap-1">
        {blockedImages > 0 ? (
          <Button variant="ghost" size="sm" className="px-2" onClick={onShowImages}>
            <ImageIcon />
            Show images ({blockedImages})
          </Button>
        ) : null}
      </span>
    </div>
  );
}

function sizeOf(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export type FrameTarget = { readonly ids: readonly string[]; readonly kind: BodyKind | null };

type Props = {
  readonly view: EmailView;
  readonly target: FrameTarget | null;
  readonly onMark: (ids: readonly string[]) => void;
  readonly onMarked: (marked: ReadonlySet<string>) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  /** Has the email read again; undefined for other users' emails. */
  readonly onRetry?: (() => void) | undefined;
  /** The base address of the email's documents; by default that of the user's own emails. */
  readonly documents?: string | undefined;
  readonly actions?: ReactNode;
  /** Rendered between the header and the email. */
  readonly summary?: ReactNode;
};

/** An email: its header, and the richest of its parts in a separate frame. */
export function EmailViewer({
  view,
  target,
  onMark,
  onMarked,
  onKey,
  onClose,
  onRetry,
  documents = `/api/emails/${view.id}`,
  actions,
  summary,
}: Props) {
  // Until the user chooses a part, show the richest one, which may change once the email is read.
  const [kind, setKind] = useState<BodyKind | null>(null);
  const [images, setImages] = useState<"blocked" | "shown">("blocked");
  const [blockedImages, setBlockedImages] = useState(0);
  useEffect(() => {
    if (target?.kind && view.bodies.available.includes(target.kind)) setKind(target.kind);
  }, [target, view.bodies.available]);
  const shown = kind && view.bodies.available.includes(kind) ? kind : view.bodies.shown;
  return (
    <article
      aria-label="Email"
      data-pane="mail"
      tabIndex={-1}
      className="flex min-w-0 flex-col md:min-h-0 md:flex-1"
    >
      <ViewerHeader
        email={view}
        documents={documents}
        isOwn={onRetry !== undefined}
        onClose={onClose}
        actions={actions}
      />
      {summary}
      <ReadingFailed view={view} onRetry={onRetry} />
      {shown ? (
        <>
          <ViewerTools
            view={view}
            kind={shown}
            onKind={setKind}
            blockedImages={images === "shown" ? 0 : blockedImages}
            onShowImages={() => setImages("shown")}
          />
          <Notices notices={view.notices} />
          <MailFrame
            key={`${view.id} ${shown} ${images}`}
            documents={documents}
            revision={revisionOf(view)}
            kind={shown}
            images={images}
            target={target}
            onMark={onMark}
            onKey={onKey}
            onLoaded={(facts) => {
              setBlockedImages(facts.blockedImages);
              onMarked(facts.marked);
            }}
          />
        </>
      ) : (
        <NoBody view={view} />
      )}
    </article>
  );
}

/** Shown for an email without a body, either because the worker hasn't parsed it yet, or because there is none. */
function NoBody({ view }: Pick<Props, "view">) {
  return isBeingRead(view) ? (
    <EmptyState illustration="envelope" title="This email is still being read" headingLevel="h3">
      Its text and attachments appear here in a moment.
    </EmptyState>
  ) : (
    <EmptyState illustration="envelope" title="No content available" headingLevel="h3">
      Email {view.id}, {counted(view.attachmentCount, "attachment")}
    </EmptyState>
  );
}

/** The reason why reading the email failed, and a retry button. */
function ReadingFailed({ view, onRetry }: Pick<Props, "view" | "onRetry">) {
  if (view.intake !== "FAILED") return null;
  return (
    <Alert tone="danger" className="m-2 shrink-0">
      <TriangleAlertIcon />
      <AlertDescription>{view.intakeReason ?? "This email could not be read."}</AlertDescription>
      {onRetry ? (
        <AlertAction>
          <Button variant="outline" size="sm" onClick={onRetry}>
            Retry
          </Button>
        </AlertAction>
      ) : null}
    </Alert>
  );
}

function Notices({ notices }: { readonly notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <Alert tone="info" className="m-2 shrink-0">
      <AlertDescription>{notices.join(" ")}</AlertDescription>
    </Alert>
  );
}

/** Returns a value that changes when the marks in the document may have changed, so that it is fetched again. */
function revisionOf(view: EmailView): string {
  return `${isBeingRead(view) ? "early" : "read"}-${marksRevision(view.items, view.extractedInfo)}`;
}
