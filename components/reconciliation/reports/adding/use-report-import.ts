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

/** The source of a statement: an uploaded file or an email's attachment. */
export type ReportSource = { readonly name: string } & (
  | { readonly file: File; readonly attached?: never }
  | { readonly attached: AttachedFile; readonly file?: never }
);

/** The user's answers about how to read a file; missing ones are detected. */
export type Answers = {
  /** Undefined resets it to the detected mapping. */
  readonly mapping?: ReportMapping | undefined;
  /** The fields for which a question about their column was answered. */
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

/**
 * The state of importing a file as a report. Each answer requests a new preview; `given` is the file to start with.
 */
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
      // A later answer may have requested another preview meanwhile.
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
