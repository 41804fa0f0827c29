import type { ReactNode } from "react";
import { needsPlan } from "./needs-plan";
import PlanPrompt from "./plan-prompt";

/**
 * Renders a form that adds something. If the page's banner says that the agent needs a plan, it renders a prompt to
 * choose one instead.
 */
export function PlanFirst({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return needsPlan() ? <PlanPrompt onClose={onClose} /> : children;
}
