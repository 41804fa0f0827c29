import { closeDatabases } from "@/db/client";
import type { FieldAccuracy } from "@/lib/inbox/emails/accuracy/accuracy.model";
import { shareOf } from "@/lib/inbox/emails/accuracy/accuracy-figures.model";
import { reportAccuracy } from "@/lib/inbox/emails/accuracy/read-accuracy";
import { systemContext } from "@/lib/platform/context/context";

/**
 * Prints how accurately fields were read in the mails that agents have decided about, from the database named by
 * DATABASE_URL.
 */
export async function printAccuracy(): Promise<void> {
  try {
    const report = await reportAccuracy(systemContext("score"));
    print("field, as agents judged it     correct corrected   missing     read");
    for (const row of report) print(lineOf(row));
    print("");
  } catch {
    print(
      "What agents corrected is not to be had: DATABASE_URL names no database that `npm start` has made.\n",
    );
    process.exitCode = 1;
  } finally {
    await closeDatabases();
  }
}

function lineOf(row: FieldAccuracy): string {
  const cells = [row.correct, row.corrected, row.missing].map((count) => String(count).padStart(9));
  return `${row.field.padEnd(28)} ${cells.join(" ")} ${shareOf(row).padStart(8)}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
