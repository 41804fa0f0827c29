"use client";

import type { ReactNode } from "react";
import { needsPlan } from "./needs-plan";
import PlanPrompt from "./plan-prompt";

/**
 * A form that adds something, or in its place what asks for a plan where the page says by its banner that the agent needs
 * one.
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
