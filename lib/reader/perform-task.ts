import type { RoughRow } from "./documents/document";
import { htmlRows } from "./documents/html-rows";
import { pdfRows, preparePdfs, printedRows } from "./documents/pdf/pdf-rows";
import { documentsOf } from "./documents/read-documents";
import { hasFiles } from "./documents/readable-files";
import type { Answer, FileReading, MailReading, MailToRead, Task } from "./documents/reading-task";
import { csvRows, xlsxRows } from "./documents/table-rows";
import { textRows } from "./documents/text-rows";
import { withoutBytes } from "./message/mail.model";
import { parseMail } from "./message/parse-mail";
import { readMail } from "./read-mail";

/**
 * The most characters of a file that are returned: more than the attachments of an email may have together, or the
 * longest report.
 */
const MAX_TEXT = 4_000_000;
const MAX_DECODED = 1_600_000;

const READERS = {
  pdf: pdfRows,
  "printed-pdf": printedRows,
  xlsx: xlsxRows,
  csv: csvRows,
  html: (bytes: Uint8Array): FileReading => ({ rows: htmlRows(textOf(bytes)).rows }),
  text: (bytes: Uint8Array): FileReading => ({ rows: textRows(textOf(bytes)) }),
};

/** Loads the libraries that tasks need, which takes a while. */
export const prepare = preparePdfs;

/** Runs a task in the current thread. A task may never finish. */
export async function perform(task: Task): Promise<Answer<Task>> {
  if (task.kind === "message") return parseMail(task.bytes);
  if (task.kind === "mail") return readWhole(task);
  const { rows, ...said } = await READERS[task.kind](task.bytes, task.name, task.pages);
  const kept = bounded(rows);
  const notice = `${task.name} is very long; only its beginning was read.`;
  return { ...said, rows: kept, ...(kept.length < rows.length ? { notice } : {}) };
}

/**
 * Reads an email. The caller asks the model: this reading returns the question, and a second reading gets the answer.
 */
async function readWhole({ source, files, arrived, model }: MailToRead): Promise<MailReading> {
  const parsed = source instanceof Uint8Array ? await parseMail(source) : source;
  if (!files && hasFiles(parsed)) return { unopened: parsed };
  const mail = { ...parsed, date: parsed.date ?? arrived };
  const questions: string[] = [];
  const answer = ({ prompt }: { prompt: string }) => {
    if (typeof model === "object") return Promise.resolve(model.answer);
    questions.push(prompt);
    return Promise.reject(new Error("Not asked yet."));
  };
  const reading = await readMail(mail, documentsOf(mail, files ?? []), model === "none" ? undefined : answer);
  const [question] = questions;
  return { mail: withoutBytes(parsed), reading, ...(question === undefined ? {} : { question }) };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, MAX_DECODED));
}

function bounded(rows: readonly RoughRow[]): RoughRow[] {
  const kept: RoughRow[] = [];
  let left = MAX_TEXT;
  for (const row of rows) {
    if (left <= 0) break;
    const cells = row.cells.map((cell) => {
      const lines = cell.lines.map((line) => line.slice(0, Math.max(0, left)));
      left -= lines.reduce((sum, line) => sum + line.length, 0);
      return { ...cell, lines };
    });
    kept.push({ ...row, cells });
  }
  return kept;
}
