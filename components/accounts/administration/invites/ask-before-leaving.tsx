"use client";

import type { ComponentProps } from "react";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";

/** The question before invitations that were typed are thrown away; apart, as few pages are left like that. */
export default function AskBeforeLeaving(leaving: ComponentProps<typeof DiscardPrompt>) {
  return <DiscardPrompt {...leaving} />;
}
