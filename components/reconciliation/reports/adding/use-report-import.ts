"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { uploadForm } from "@/lib/platform/api-client/fetch-json";
import type {
  ReportField,
  ReportMapping,
} from "@/lib/reconciliation/commission-reports/import/report-mapping.model";
import type {
  AttachedFile,
  ReportPreview,
} from "@/lib/reconciliation/commission-reports/import/report-upload.model";

/** Where a statement comes from: a file that was chosen, or one that came with a mail. */
export type ReportSource = { readonly name: string } & (
  | { readonly file: File; readonly attached?: never }
  | { readonly attached: AttachedFile; readonly file?: never }
);

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
  readonly source: ReportSource | null;
  readonly answers: Answers;
  readonly preview: ReportPreview | null;
  readonly error: string | null;
  readonly isBusy: boolean;
};

const START: State = { source: null, answers: {}, preview: null, error: null, isBusy: false };

/** A file that becomes a report: what importing it would do, asked for again with each answer; `given` is what it begins with. */
export function useReportImport(given: ReportSource | null) {
  const [state, setState] = useState<State>(START);
  const latest = useRef(0);
  const look = async (source: ReportSource, answers: Answers) => {
    latest.current += 1;
    const run = latest.current;
    setState((before) => ({ ...before, source, answers, isBusy: true, error: null }));
    try {
      const preview = await uploadForm<ReportPreview>(
        "/admin/commission-reports/import/preview",
        formOf(source, answers),
      );
      // Another answer may have asked again in the meantime.
      if (run === latest.current) setState((before) => ({ ...before, preview, isBusy: false }));
    } catch (error) {
      const { message } = failureOf(error);
      if (run === latest.current) setState((before) => ({ ...before, error: message, isBusy: false }));
    }
  };
  const begin = useEffectEvent(() => (given ? void look(given, {}) : undefined));
  useEffect(() => begin(), []);
  return {
    ...state,
    choose: (file: File) => void look({ name: file.name, file }, {}),
    answer: (answers: Answers) => {
      if (state.source) void look(state.source, { ...state.answers, ...answers });
    },
  };
}

export function formOf({ file, attached }: ReportSource, options: object): FormData {
  const form = new FormData();
  if (file) form.append("file", file);
  else form.append("attachment", JSON.stringify(attached));
  form.append("options", JSON.stringify(options));
  return form;
}
