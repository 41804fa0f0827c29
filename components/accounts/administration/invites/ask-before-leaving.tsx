import type { ComponentProps } from "react";
import { DiscardPrompt } from "@/components/shared/form/discard-prompt";

/**
 * The confirmation dialog before typed invitations are discarded. It is loaded separately, since it is rarely needed.
 */
export default function AskBeforeLeaving(leaving: ComponentProps<typeof DiscardPrompt>) {
  return <DiscardPrompt {...leaving} />;
}
