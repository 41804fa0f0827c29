import { useRef, useState } from "react";
import type { ImportStep } from "@/components/shared/file-import/stepper";
import { toast } from "@/components/ui/toast/toast";
import type { FormatAnswers, FormatQuestion } from "@/lib/imports/csv-format.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { fetchJson, uploadForm } from "@/lib/platform/api-client/fetch-json";
import { counted } from "@/lib/platform/base/text";
import { STATEMENT_BYTES } from "@/lib/reconciliation/bank-statements/statement.model";
import { totalsWords } from "@/lib/reconciliation/bank-statements/statement-totals.model";
import type { StatementOpen } from "@/lib/reconciliation/bank-transactions/import/reading/statement-task.model";
import type {
  StatementImport,
  StatementLook,
  StatementPlan,
} from "@/lib/reconciliation/bank-transactions/import/statement-import.model";
import {
  areStatesOpen,
  isMinorOpen,
  isOpeningOpen,
  isSignOpen,
  isYearOpen,
  type MappingDraft,
  missingOf,
  openWords,
} from "./statement-words.model";

/** The source of a statement: an uploaded file, or an attachment of an email without an owner. */
export type StatementSource =
  | { readonly kind: "file"; readonly name: string; readonly file: File }
  | { readonly kind: "email"; readonly name: string; readonly emailId: string; readonly index: number };

type State = {
  readonly step: ImportStep;
  readonly source: StatementSource | null;
  /** Empty means that the account is determined from the file. */
  readonly accountId: string;
  readonly open: StatementOpen | null;
  readonly mapping: MappingDraft | null;
  readonly answers: FormatAnswers;
  /** The chosen account, if the file contains several. */
  readonly fileAccount: string | null;
  /**
   * The file's own totals that the user accepted although they differ from what was read, by the texts that reported
   * them.
   */
  readonly acceptedTotals: readonly string[];
  readonly plan: StatementPlan | null;
  readonly outcome: StatementImport | null;
  readonly error: string | null;
  readonly isBusy: boolean;
};

const START: State = {
  step: "upload",
  source: null,
  accountId: "",
  open: null,
  mapping: null,
  answers: {},
  fileAccount: null,
  acceptedTotals: [],
  plan: null,
  outcome: null,
  error: null,
  isBusy: false,
};

/** The state and transitions of importing a statement; `given` is the statement to start with. */
export function useStatementImport(given: StatementSource | null, onImported: () => void) {
  const [state, setState] = useState<State>({ ...START, source: given });
  const latest = useRef(0);
  const patch = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));

  const look = async (from: State) => {
    if (!from.source) return;
    latest.current += 1;
    const run = latest.current;
    setState({ ...from, isBusy: true, error: null });
    const change = await looked(from);
    if (run === latest.current) setState({ ...from, isBusy: false, error: null, ...change });
  };

  const start = async () => {
    const { plan } = state;
    if (!plan) return;
    patch({ step: "processing", error: null });
    try {
      const outcome = await fetchJson<StatementImport>(`/admin/bank-transactions/import/${plan.id}`, {
        method: "POST",
      });
      patch({ step: "complete", outcome });
      toast.success(`${counted(outcome.added, "transaction")} imported`);
      onImported();
    } catch (error) {
      patch({ step: "preview", error: failureOf(error).message });
    }
  };

  return {
    ...state,
    choose: (source: StatementSource) => {
      const problem = source.kind === "file" && source.file.size > STATEMENT_BYTES;
      if (problem) patch({ error: "A statement may have 25 MB at most." });
      else void look({ ...START, accountId: state.accountId, source });
    },
    again: () => {
      const open = { mapping: null, open: null, answers: {}, fileAccount: null, acceptedTotals: [] };
      void look({ ...state, ...open, step: "upload" });
    },
    chooseAccount: (accountId: string) => patch({ accountId, error: null }),
    map: (mapping: MappingDraft) => patch({ mapping }),
    chooseFileAccount: (fileAccount: string) => patch({ fileAccount }),
    acceptTotals: (acceptedTotals: readonly string[]) => patch({ acceptedTotals }),
    answer: (answers: FormatAnswers) =>
      patch({ answers, mapping: state.mapping && { ...state.mapping, ...answers } }),
    preview: () => void look(state),
    start,
    back: () => patch({ step: state.step === "preview" && state.open ? "mapping" : "upload", error: null }),
    restart: () => {
      latest.current += 1;
      setState({ ...START, accountId: state.accountId });
    },
  };
}
export type StatementFlow = ReturnType<typeof useStatementImport>;

/** Returns why the file can't be previewed yet; null if it can. */
export function lacking(flow: StatementFlow): string | null {
  const { mapping, open, answers, fileAccount, acceptedTotals } = flow;
  const questions = open?.questions ?? [];
  if (questionsOf(open).some(({ about }) => answers[about] === undefined)) return "Answer what is open.";
  if (accountsIn(open).length > 0 && !fileAccount) return "Say which account of the file it is.";
  if (mapping) return lackingInMapping(mapping, questions);
  const isTaken = otherTotals(open).every((words) => acceptedTotals.includes(words));
  return isTaken ? null : "Say whether to take what was read.";
}

function lackingInMapping(mapping: MappingDraft, questions: StatementOpen["questions"]): string | null {
  if (areStatesOpen(mapping, questions)) return "Say which codes are of booked transactions.";
  if (isOpeningOpen(mapping, questions)) return "Say whether the oldest row is a payment.";
  if (isMinorOpen(mapping, questions)) return "Say whether the amounts count cents.";
  if (isYearOpen(mapping, questions)) return "Say of which year the last day is.";
  const isOpen = openWords(mapping, questions).some((word) => !mapping.ways?.[word]);
  if (isOpen) return "Say which words mean in and which out.";
  return isSignOpen(mapping, questions) ? "Say whether all of it came in." : missingOf(mapping);
}

/** Returns the open questions that have two possible answers. */
export function questionsOf(open: StatementOpen | null): readonly FormatQuestion[] {
  return (open?.questions ?? []).filter(
    (question): question is FormatQuestion =>
      question.about === "dateOrder" || question.about === "decimalMark",
  );
}

/** Returns the accounts in a file that contains several, if it is unknown which one is meant. */
export function accountsIn(open: StatementOpen | null): readonly string[] {
  return (open?.questions ?? []).flatMap((question) =>
    question.about === "account" ? question.choices : [],
  );
}

/** Returns the differences between the file's own totals and what was read, as text. */
export function otherTotals(open: StatementOpen | null): readonly string[] {
  return (open?.questions ?? []).filter((question) => question.about === "totals").map(totalsWords);
}

async function looked(from: State): Promise<Partial<State>> {
  try {
    const answer = await sent(from);
    if (answer.kind === "plan") return { step: "preview", plan: answer, accountId: answer.account.id };
    const accountId = answer.accountId ?? from.accountId;
    return { step: "mapping", open: answer, accountId, mapping: answer.csv?.mapping ?? null };
  } catch (error) {
    return { error: failureOf(error).message };
  }
}

function sent(from: State): Promise<StatementLook> {
  const { source, accountId, mapping, answers, fileAccount, acceptedTotals } = from;
  const fields = {
    ...(accountId ? { accountId } : {}),
    ...(fileAccount ? { fileAccount } : {}),
    ...(mapping ? {} : answers),
  };
  if (source?.kind === "email") {
    const body = { ...fields, mapping, acceptedTotals, attachment: source.index };
    return fetchJson(`/admin/unowned-emails/${source.emailId}/statement`, { method: "POST", body });
  }
  const form = new FormData();
  if (source) form.append("file", source.file, source.name);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (mapping) form.append("mapping", JSON.stringify(mapping));
  form.append("acceptedTotals", JSON.stringify(acceptedTotals));
  return uploadForm("/admin/bank-transactions/import/preview", form);
}
