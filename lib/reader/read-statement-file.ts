import "server-only";
import { documentOf, type Row } from "./documents/document";
import { readSandboxed, runInThread } from "./documents/read-sandboxed";
import type { CommissionStatement } from "./payload.model";

/** The content of a supplier's PDF: its rows as printed, and the values that the email reader finds in them. */
export type StatementFile = {
  readonly rows: readonly Row[];
  /** The reason why not all of it was read. */
  readonly notice?: string;
  readonly statement?: CommissionStatement;
  readonly supplierName?: string;
};

const PAGES = 60;
const FILE_MS = 20_000;
const READING_MS = 8_000;
const MAX_TEXT = 500_000;

/** Reads a PDF that a person has identified as a commission statement, in a thread that can be ended. Never throws. */
export async function readStatementFile(bytes: Uint8Array, name: string): Promise<StatementFile> {
  const read = await readSandboxed({ kind: "pdf", name, bytes, pages: PAGES }, FILE_MS);
  const facts = { id: "file", kind: "pdf", name } as const;
  const { doc, cut } = documentOf(facts, read.rows, MAX_TEXT);
  const notice = read.notice ?? (cut ? `${name} is very long; only its beginning was read.` : undefined);
  if (notice || doc.rows.length === 0) return { rows: doc.rows, ...(notice ? { notice } : {}) };
  return { rows: doc.rows, ...(await understood(name, read.rows)) };
}

/** Reads the rows as if they were attached to an email that announces a commission statement. */
async function understood(name: string, rows: Awaited<ReturnType<typeof readSandboxed>>["rows"]) {
  const source = {
    subject: `Commission statement ${name}`,
    from: null,
    to: [],
    date: null,
    messageId: "",
    html: "",
    text: "",
    headers: [],
    attachments: [],
    notices: [],
  };
  const files = [{ index: 0, kind: "pdf", name, rows }] as const;
  const task = { kind: "mail", source, files, arrived: null, model: "none" } as const;
  const outcome = await runInThread(task, READING_MS).catch(() => null);
  const reading = outcome?.answer?.reading;
  const supplierName = reading?.items[0]?.payload.supplier?.name;
  return {
    ...(reading?.commissionReport ? { statement: reading.commissionReport } : {}),
    ...(supplierName ? { supplierName } : {}),
  };
}
