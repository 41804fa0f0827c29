import type { z } from "zod";
import type { Mutation } from "@/components/shared/mutations/mutation";
import {
  type AgreementRow,
  type agreementChange,
  percentWords,
} from "@/lib/payouts/agreements/agreement-change.model";
import type { AgreementPlan, AgreementUpload } from "@/lib/payouts/agreements/agreement-file.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { endAgreementAction, holdShareAction, importAgreementsAction, saveAgreementAction } from "./actions";

export function saveAgreementMutation(change: z.input<typeof agreementChange>): Mutation<unknown> {
  return {
    failed: "Failed to save the agreement",
    run: () => runAction(saveAgreementAction, change),
    tells: () => ({ said: "Agreement saved" }),
  };
}

/** Ends an agreement for future payments. Undo adds the same agreement again. */
export function endAgreementMutation(row: AgreementRow): Mutation<unknown> {
  const { userId, id, supplier, booking, percentBp, validFrom, basis, note } = row;
  const same = { supplierId: supplier?.id ?? null, bookingId: booking?.id ?? null, percent: percentBp / 100 };
  return {
    failed: "Failed to end the agreement",
    run: () => runAction(endAgreementAction, { userId, id }),
    tells: () => ({
      said: `${percentWords(percentBp)} for ${row.agentName} ended`,
      undo: {
        failed: "Failed to agree it again",
        run: () =>
          runAction(saveAgreementAction, { ...same, userId, replacesId: null, validFrom, basis, note }),
      },
    }),
  };
}

export function importAgreementsMutation(upload: AgreementUpload): Mutation<AgreementPlan> {
  return {
    failed: "Failed to import the agreements",
    run: () => runAction(importAgreementsAction, upload),
    tells: ({ added, changed }) => ({ said: `${counted(added + changed, "agreement")} saved` }),
  };
}

/** Holds a share for a reason; releases it if `reason` is null. */
export function holdShareMutation(userId: string, id: string, reason: string | null): Mutation<unknown> {
  return {
    failed: reason === null ? "Failed to release the share" : "Failed to hold the share",
    run: () => runAction(holdShareAction, { userId, id, reason }),
    tells: () => ({ said: reason === null ? "Share released" : "Share held" }),
  };
}
