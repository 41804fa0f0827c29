import { ImageIcon, PaperclipIcon } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { BodyKind, EmailView } from "@/lib/inbox/emails/email-view.model";

const KIND_LABELS: Readonly<Record<BodyKind, string>> = {
  html: "As sent",
  text: "Plain text",
  attachments: "Attachments",
};

/** Controls for the displayed part of the email, its images, and the original. */
export function ViewerTools({
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
