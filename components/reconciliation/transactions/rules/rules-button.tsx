"use client";

import { TagsIcon } from "lucide-react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";

const { OnDemand: RulesDialog } = onDemand(() => import("./rules-dialog"));

/** A button that opens the category rules. */
export function RulesButton() {
  return (
    <DialogButton variant="outline" dialog={(close) => <RulesDialog onClose={close} />}>
      <TagsIcon />
      Category rules
    </DialogButton>
  );
}
