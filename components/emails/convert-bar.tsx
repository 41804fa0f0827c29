"use client";

import { CircleAlertIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { toast } from "@/components/ui/toast";
import type { EmailItem } from "@/lib/emails/email.model";

/** Convert and its hints, always in sight under the panel. */
export function ConvertBar({
  item,
  busy,
  onConvert,
  children,
}: {
  /** Null when nothing was extracted. */
  readonly item: EmailItem | null;
  readonly busy: boolean;
  readonly onConvert: () => void;
  readonly children?: ReactNode;
}) {
  const isComplete = item !== null && item.missing.length === 0;
  const press = () => {
    if (busy) return;
    if (!item) return toast.error("No extracted data found.");
    if (!isComplete) {
      return toast.error("Incomplete data", { description: "Some required fields are missing" });
    }
    onConvert();
  };
  return (
    <footer className="sticky bottom-0 z-10 shrink-0 border-t bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <MissingNote item={item} />
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={press}
          aria-disabled={!isComplete || busy}
          aria-busy={busy}
          aria-keyshortcuts="c"
          className="flex-1"
        >
          Convert to Booking
          <Kbd aria-hidden="true" className="max-md:hidden">
            C
          </Kbd>
        </Button>
        {children}
      </div>
      <p className="mt-2 text-muted-foreground text-sm">
        Click Convert if accurate or Review to edit before creating
      </p>
    </footer>
  );
}

function MissingNote({ item }: { readonly item: EmailItem | null }) {
  if (!item) return <p className="mb-2 text-sm">No extracted data found.</p>;
  if (item.missing.length === 0) return null;
  return (
    <div className="mb-2 flex gap-2 text-sm">
      <CircleAlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger-foreground" />
      <p>
        <span className="font-medium">Missing required fields</span>
        <span className="block break-words text-muted-foreground">
          Add or correct: {item.missing.join(", ")}
        </span>
      </p>
    </div>
  );
}
