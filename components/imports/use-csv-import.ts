import { useRef, useState } from "react";
import type { ImportStep } from "@/components/shared/file-import/stepper";
import { toast } from "@/components/ui/toast/toast";
import type { FormatAnswers, FormatQuestion } from "@/lib/imports/csv-format.model";
import type { DryRun, ImportResult } from "@/lib/imports/csv-import.model";
import { type CsvMapping, missingFields, suggestedMapping } from "@/lib/imports/csv-mapping.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { uploadForm } from "@/lib/platform/api-client/fetch-json";
import { runAction } from "@/lib/platform/api-client/run-action";
import { recallMappingAction } from "./actions";
import { type ChosenFile, chooseFile } from "./chosen-file";

export type ImportOutcome = Omit<ImportResult, "importId" | "skipped" | "suppliersCreated"> &
  Partial<ImportResult>;

/** Rows that are imported although their confirmation number exists. */
export type Keep = "all" | readonly number[];

type State = {
  readonly step: ImportStep;
  readonly chosen: ChosenFile | null;
  readonly mapping: CsvMapping;
  readonly isRemembered: boolean;
  readonly answers: FormatAnswers;
  /** All questions asked so far, so that answers can be changed. */
  readonly asked: readonly FormatQuestion[];
  readonly dryRun: DryRun | null;
  readonly keep: Keep;
  readonly importId: string;
  readonly outcome: ImportOutcome | null;
  readonly error: string | null;
  readonly isBusy: boolean;
};

const START: State = {
  step: "upload",
  chosen: null,
  mapping: {},
  isRemembered: false,
  answers: {},
  asked: [],
  dryRun: null,
  keep: [],
  importId: "",
  outcome: null,
  error: null,
  isBusy: false,
};

/** The state and transitions of an import's five steps. */
export function useCsvImport(onImported: (result: ImportOutcome) => void) {
  const [state, setState] = useState<State>(START);
  const latest = useRef(0);
  const patch = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));

  const upload = async (file: File) => {
    patch({ isBusy: true, error: null });
    try {
      const chosen = await chooseFile(file);
      const remembered = await recalled(chosen.headers);
      const mapping = remembered?.mapping ?? suggestedMapping(chosen.headers, chosen.firstRow);
      const answers = remembered?.answers ?? {};
      setState({ ...START, step: "mapping", chosen, mapping, answers, isRemembered: remembered !== null });
    } catch (error) {
      patch({ isBusy: false, error: error instanceof Error ? error.message : "The file can't be read." });
    }
  };

  const preview = async (answers: FormatAnswers = state.answers) => {
    const { chosen, mapping, asked, step } = state;
    if (!chosen || missingFields(mapping).length > 0) return;
    latest.current += 1;
    const run = latest.current;
    const isAnswer = step === "preview" && answers !== state.answers;
    const before = isAnswer ? {} : { dryRun: null, keep: [] };
    patch({ step: "preview", isBusy: true, error: null, answers, ...before });
    const change = await checked(formOf(chosen.file, mapping, answers), asked);
    // A later answer may have started another check meanwhile.
    if (run === latest.current) patch({ isBusy: false, ...change });
  };

  const start = async () => {
    const { chosen, dryRun, mapping, answers, importId, keep } = state;
    if (!chosen || !dryRun) return;
    patch({ step: "processing", outcome: null });
    const options = { ...answers, importId, keep, duplicates: "skip" };
    const outcome = await imported(formOf(chosen.file, mapping, options));
    patch({ step: "complete", outcome });
    if (outcome.success)
      toast.success(`Successfully imported ${outcome.imported.toLocaleString("en-US")} bookings`);
    else toast.error("CSV import failed. Please check the errors and try again.");
    onImported(outcome);
  };

  return {
    ...state,
    upload,
    preview,
    start,
    map: (mapping: CsvMapping) => patch({ mapping, isRemembered: false }),
    keepRows: (keep: Keep) => patch({ keep }),
    back: () => patch({ step: state.step === "preview" ? "mapping" : "upload", error: null }),
    restart: () => {
      latest.current += 1;
      setState(START);
    },
  };
}

export type CsvFlow = ReturnType<typeof useCsvImport>;

/** Returns the state changes from the dry run of the whole file. */
async function checked(form: FormData, asked: State["asked"]): Promise<Partial<State>> {
  try {
    const dryRun = await uploadForm<DryRun>("/bookings/import-csv/preview", form);
    return { dryRun, asked: withNew(asked, dryRun.questions), importId: crypto.randomUUID() };
  } catch (error) {
    return { error: failureOf(error).message };
  }
}

function withNew(asked: readonly FormatQuestion[], questions: readonly FormatQuestion[]) {
  return [...asked, ...questions.filter(({ about }) => !asked.some((one) => one.about === about))];
}

async function recalled(headers: readonly string[]) {
  const remembered = await runAction(recallMappingAction, { headers: [...headers] }).catch(() => null);
  return remembered && missingFields(remembered.mapping).length === 0 ? remembered : null;
}

function formOf(file: File, mapping: CsvMapping, options: object): FormData {
  const form = new FormData();
  form.append("file", file);
  form.append("mapping", JSON.stringify(mapping));
  form.append("options", JSON.stringify(options));
  return form;
}

/** Returns the result of the upload. A failed upload yields a result with one error about the whole file. */
async function imported(form: FormData): Promise<ImportOutcome> {
  try {
    return await uploadForm<ImportResult>("/bookings/import-csv", form);
  } catch (error) {
    const message = failureOf(error).message || "Upload failed. Please try again.";
    return { success: false, imported: 0, failed: 0, errors: [{ row: 0, field: "general", message }] };
  }
}
