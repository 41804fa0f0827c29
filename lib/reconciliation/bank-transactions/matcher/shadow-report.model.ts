import { z } from "zod";
import { counted } from "@/lib/platform/base/text";

/** A comparison of what the matcher would have linked automatically on one account with what people decided. */
export type ShadowReport = {
  readonly accountId: string;
  readonly name: string;
  readonly isAutomatic: boolean;
  readonly version: number;
  /** Decisions in which it would have linked the same. */
  readonly agreed: number;
  /** Decisions in which it would have linked something else. */
  readonly otherwise: number;
  /** Decisions that it would have left to a person. */
  readonly leftToPeople: number;
  /** Transactions that it would link but nobody has decided yet. */
  readonly waiting: number;
  /** Whether there are enough decisions to justify automatic matching. */
  readonly isSure: boolean;
};

const ENOUGH = 200;

/** Whether there are enough decisions by people to judge the matcher. */
export function isEnough({ agreed, otherwise }: Pick<ShadowReport, "agreed" | "otherwise">): boolean {
  return agreed + otherwise >= ENOUGH;
}

/** Returns a warning for a person who switches on automatic matching, or null if there is none. */
export function cautionOf(report: Pick<ShadowReport, "agreed" | "otherwise">): string | null {
  const decided = report.agreed + report.otherwise;
  if (!isEnough(report)) {
    const known = decided === 0 ? "No decisions" : `Only ${counted(decided, "decision")}`;
    return `${known} can be compared so far; wait for ${ENOUGH}.`;
  }
  return report.otherwise === 0
    ? null
    : `People decided otherwise in ${counted(report.otherwise, "case")} of ${decided}.`;
}

export const autoMatchSwitch = z.object({
  accountId: z.uuid(),
  version: z.int().positive(),
  isOn: z.boolean(),
});
export type AutoMatchSwitch = z.output<typeof autoMatchSwitch>;
