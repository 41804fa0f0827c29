"use client";

import { RssIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { Button } from "@/components/ui/button";

const { OnDemand: CalendarFeedDialog } = onDemand(() => import("./calendar-feed-dialog"));

/** A button that opens the dialog for the calendar feed's address. */
export function CalendarFeedButton({ hasFeed }: { readonly hasFeed: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        <RssIcon aria-hidden="true" />
        Subscribe
      </Button>
      {isOpen ? <CalendarFeedDialog hasFeed={hasFeed} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
