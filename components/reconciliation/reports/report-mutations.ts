import type { Mutation } from "@/components/shared/mutations/mutation";
import type { GivenAnswers } from "@/components/shared/questions/question";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { MailFile } from "@/lib/reconciliation/commission-reports/arrival/waiting-file.model";
import type { ReportView } from "@/lib/reconciliation/commission-reports/report-view.model";
import {
  payOutsideAction,
  putFileAsideAction,
  removeReportAction,
  restoreReportAction,
  takeFileBackAction,
  unpayOutsideAction,
} from "./actions";

type SeenReport = Pick<ReportView, "id" | "version">;

/** The mutations of a whole report, each with its Undo. */
export const reportMutations = { payOutside, unpayOutside, remove, restore, putAside };

function payOutside({ id, version }: SeenReport, answers: GivenAnswers = {}): Mutation {
  return {
    subject: `reports/${id}`,
    run: () => runAction(payOutsideAction, { id, version, ...answers }),
    tells: () => ({
      said: "Marked as paid to the agent's own bank",
      undo: unpayOutside({ id, version: null }),
    }),
    failed: "Failed to mark the report as paid",
  };
}

function unpayOutside({ id, version }: { readonly id: string; readonly version: number | null }): Mutation {
  return {
    subject: `reports/${id}`,
    run: () => runAction(unpayOutsideAction, { id, version }),
    tells: () => ({ said: "The report waits for its payment again" }),
    failed: "Failed to take that back",
  };
}

function remove({ id, version }: SeenReport): Mutation {
  return {
    subject: `reports/${id}`,
    run: () => runAction(removeReportAction, { id, version }),
    tells: () => ({ said: "Report removed", undo: restore(id) }),
    failed: "Failed to remove the report",
  };
}

function restore(id: string): Mutation {
  return { run: () => runAction(restoreReportAction, { id }), failed: "Failed to bring the report back" };
}

/** Puts aside a waiting file that is no statement or was recorded in another way. */
function putAside({ ownerId, emailId, attachment }: MailFile): Mutation {
  const file = { ownerId, emailId, attachment };
  const subject = `report-files/${emailId}/${attachment}`;
  return {
    subject,
    run: () => runAction(putFileAsideAction, file),
    tells: () => ({ said: "Put aside", undo: { subject, run: () => runAction(takeFileBackAction, file) } }),
    failed: "Failed to put the file aside",
  };
}
