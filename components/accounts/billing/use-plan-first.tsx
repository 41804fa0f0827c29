import { type ReactNode, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { needsPlan } from "./needs-plan";

const { OnDemand: PlanPrompt } = onDemand(() => import("./plan-prompt"));

/** For adding without a form: `first` runs `add`, or makes `prompt` ask for a plan if the agent needs one. */
export function usePlanFirst(): {
  readonly first: (add: () => void) => void;
  readonly prompt: ReactNode;
} {
  const [asks, setAsks] = useState(false);
  return {
    first: (add) => (needsPlan() ? setAsks(true) : add()),
    prompt: asks ? <PlanPrompt onClose={() => setAsks(false)} /> : null,
  };
}
