"use client";

import { useRef, useState } from "react";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { uploadForm } from "@/lib/platform/api-client/fetch-json";
import type {
  ReportField,
  ReportMapping,
} from "@/lib/reconciliation/commission-reports/import/report-mapping.model";
import type { ReportPreview } from "@/lib/reconciliation/commission-reports/import/report-upload.model";

/** How a person says a file is to be read, where they don't leave it to be found out. */
export type Answers = {
  /** Undefined takes it back to what is found out. */
  readonly mapping?: ReportMapping | undefined;
  /** The fields about whose columns a question was answered. */
  readonly answered?: readonly ReportField[] | undefined;
  readonly dateOrder?: ReportPreview["dateOrder"] | undefined;
  readonly decimalMark?: ReportPreview["decimalMark"];
  readonly currency?: string;
  readonly headingRow?: number;
  readonly sheet?: string;
};
type State = {
  readonly file: File | null;
  readonly answers: Answers;
  readonly preview: ReportPreview | null;
  readonly error: string | null;
  readonly isBusy: boolean;
};

const START: State = { file: null, answers: {}, preview: null, error: null, isBusy: false };

/** A file that becomes a report: what importing it would do, asked for again with each answer. */
export function useReportImport() {
  const [state, setState] = useState<State>(START);
  const latest = useRef(0);
  const look = async (file: File, answers: Answers) => {
    latest.current += 1;
    const run = latest.current;
    setState((before) => ({ ...before, file, answers, isBusy: true, error: null }));
    try {
      const preview = await uploadForm<ReportPreview>(
        "/admin/commission-reports/import/preview",
        formOf(file, answers),
      );
      // Another answer may have asked again in the meantime.
      if (run === latest.current) setState((before) => ({ ...before, preview, isBusy: false }));
    } catch (error) {
      const { message } = failureOf(error);
      if (run === latest.current) setState((before) => ({ ...before, error: message, isBusy: false }));
    }
  };
  return {
    ...state,
    choose: (file: File) => void look(file, {}),
    answer: (answers: Answers) => {
      if (state.file) void look(state.file, { ...state.answers, ...answers });
    },
  };
}

export function formOf(file: File, options: object): FormData {
  const form = new FormData();
  form.append("file", file);
  form.append("options", JSON.stringify(options));
  return form;
}
