"use client";

import { CheckIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { EmailItem } from "@/lib/emails/email.model";

/** One of the several bookings that a mail speaks of. */
export function ItemChooser({
  items,
  chosen,
  onItem,
}: {
  readonly items: readonly EmailItem[];
  readonly chosen: EmailItem | null;
  readonly onItem: (position: number) => void;
}) {
  return (
    <fieldset className="mt-2 flex flex-wrap gap-1">
      <legend className="mb-1 text-muted-foreground text-sm">{items.length} bookings in this e-mail</legend>
      {items.map((item) => (
        <Button
          key={item.id}
          variant="outline"
          size="sm"
          aria-pressed={item.id === chosen?.id}
          onClick={() => onItem(item.position)}
          className={cn(
            "font-mono",
            item.id === chosen?.id && "border-primary bg-accent text-accent-foreground",
          )}
        >
          {item.bookingId ? <CheckIcon aria-label="Converted" /> : null}
          {item.confirmationNumber ?? `Booking ${item.position + 1}`}
        </Button>
      ))}
    </fieldset>
  );
}
