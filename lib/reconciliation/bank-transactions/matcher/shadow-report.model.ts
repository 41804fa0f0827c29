import { z } from "zod";
import { counted } from "@/lib/platform/base/text";

/** What the matcher would have linked by itself on one account, beside what people decided. */
export type ShadowReport = {
  readonly accountId: string;
  readonly name: string;
  readonly isAutomatic: boolean;
  readonly version: number;
  /** It would have linked just what a person then linked. */
  readonly agreed: number;
  /** It would have linked something else. */
  readonly otherwise: number;
  /** It would have left the decision to a person. */
  readonly leftToPeople: number;
  /** It would link these, and nobody has decided yet. */
  readonly waiting: number;
  /** Whether enough was decided to switch it on with evidence. */
  readonly isSure: boolean;
};

const ENOUGH = 200;

/** Whether so many decisions of people are enough to judge the matcher by. */
export function isEnough({ agreed, otherwise }: Pick<ShadowReport, "agreed" | "otherwise">): boolean {
  return agreed + otherwise >= ENOUGH;
}

/** What is said to who switches automatic matching on; null where there is nothing to warn of. */
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
