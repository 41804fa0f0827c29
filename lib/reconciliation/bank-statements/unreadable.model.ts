import type {
  DamagedStatement,
  StatementFormat,
  StatementQuestion,
  StatementWithQuestions,
} from "./statement.model";

/** Thrown to stop reading a file at once, so that nothing is half read. `readStatement` returns its result. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly result: DamagedStatement | StatementWithQuestions;

  constructor(result: DamagedStatement | StatementWithQuestions) {
    super("A bank statement can't be read.");
    this.result = result;
  }
}

/** Builds the error for a problem at a line. `what` is the end of a sentence: `the amount "12,3.4" can't be read`. */
export function unreadableAt(line: number, what: string): Unreadable {
  return new Unreadable({ damaged: { line, reason: `Line ${line}: ${what}` } });
}

export function asking(format: StatementFormat, ...asks: StatementQuestion[]): Unreadable {
  return new Unreadable({ format, asks });
}

const QUOTED_LENGTH = 60;

/** Quotes a value of the file for a reason, shortened and on one line. */
export function quoted(value: string): string {
  const text = value
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .toWellFormed();
  return `"${text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH).toWellFormed()}...` : text}"`;
}
