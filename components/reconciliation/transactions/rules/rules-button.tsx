"use client";

import { TagsIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { Button } from "@/components/ui/button";

const { OnDemand: RulesDialog } = onDemand(() => import("./rules-dialog"));

/** A button that opens the category rules. */
export function RulesButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <TagsIcon aria-hidden="true" />
        Category rules
      </Button>
      {isOpen ? <RulesDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
