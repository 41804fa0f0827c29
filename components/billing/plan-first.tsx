"use client";

import type { ReactNode } from "react";
import { PlanPrompt } from "./plan-prompt";

/**
 * A form that adds something, or in its place what asks for a plan where the page says by its banner that the agent needs
 * one. The page is asked rather than a context, so that no page loads anything for it.
 */
export function PlanFirst({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return document.querySelector("[data-needs-plan]") ? <PlanPrompt onClose={onClose} /> : children;
}
