"use client";

import { RssIcon } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";

const CalendarFeedDialog = dynamic(() => import("./calendar-feed-dialog"), { ssr: false });

/** Opens the dialog of the calendar address. */
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
