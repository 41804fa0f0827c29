"use server";

import { z } from "zod";
import { adminAction } from "@/lib/delivery/action";
import { DIFFERENCE_REASONS } from "@/lib/ledger/bookings/payments/difference-reason.model";
import {
  dismissFile,
  restoreFile,
} from "@/lib/reconciliation/commission-reports/arrival/settle-waiting-file";
import {
  correctEntry,
  ignoreEntry,
  matchEntry,
  restoreEntry,
} from "@/lib/reconciliation/commission-reports/entries/decide-entry";
import {
  entryCorrection,
  manualReport,
  reportCorrection,
} from "@/lib/reconciliation/commission-reports/entries/report-correction.model";
import { addReport } from "@/lib/reconciliation/commission-reports/import/import-report";
import { attachedFile } from "@/lib/reconciliation/commission-reports/import/report-upload.model";
import {
  correctReport,
  payOutside,
  removeReport,
  restoreReport,
  unpayOutside,
} from "@/lib/reconciliation/commission-reports/moves/change-report";

const mailFile = attachedFile.extend({ ownerId: z.uuid() });
export const putFileAsideAction = adminAction(mailFile, dismissFile);
export const takeFileBackAction = adminAction(mailFile, restoreFile);

export const addReportAction = adminAction(manualReport, addReport);

const seen = z.object({ id: z.uuid(), version: z.int().nullable() });
const answers = { overReason: z.enum(DIFFERENCE_REASONS).optional(), isSecondRecall: z.boolean().optional() };
const booking = z.object({ userId: z.uuid(), bookingId: z.uuid() });

export const matchEntryAction = adminAction(
  seen.extend({ booking: booking.nullable(), ...answers }),
  (ctx, { booking: target, id, version, ...given }) => matchEntry(ctx, { id, version }, target, given),
);
export const ignoreEntryAction = adminAction(seen, ignoreEntry);
export const restoreEntryAction = adminAction(seen.extend(answers), (ctx, { id, version, ...given }) =>
  restoreEntry(ctx, { id, version }, given),
);
export const correctEntryAction = adminAction(
  seen.extend({ correction: entryCorrection }),
  (ctx, { correction, ...entry }) => correctEntry(ctx, entry, correction),
);

export const correctReportAction = adminAction(
  seen.extend({ correction: reportCorrection }),
  (ctx, { correction, ...report }) => correctReport(ctx, report, correction),
);
export const payOutsideAction = adminAction(seen.extend(answers), (ctx, { id, version, ...given }) =>
  payOutside(ctx, { id, version }, given),
);
export const unpayOutsideAction = adminAction(seen, unpayOutside);
export const removeReportAction = adminAction(seen, removeReport);
export const restoreReportAction = adminAction(z.object({ id: z.uuid() }), (ctx, { id }) =>
  restoreReport(ctx, id),
);
