import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { extractEmail } from "@/lib/inbox/emails/reading/extract-email";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import { makeReport } from "@/lib/reconciliation/commission-reports/arrival/make-report";
import { db } from "../database/database";
import type { TestAgent } from "../people/agent";

/** A supplier's statement as CSV. */
export const statementCsv = (...lines: string[]) =>
  Buffer.from(["Confirmation,Client,Commission", ...lines].join("\n"));

/** Creates an email that an agent forwards, reads it, and creates the reports from its files. Returns its id. */
export async function forwarded(
  agent: TestAgent,
  files: Readonly<Record<string, Uint8Array>>,
  { subject = "Commission statement", text = "Please find it attached.", type = "text/plain" } = {},
): Promise<string> {
  const parts = Object.entries(files).map(
    ([name, bytes]) =>
      `--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${Buffer.from(bytes).toString("base64")}\r\n`,
  );
  const raw = `From: Greatwind Tours <pay@greatwind.example>\r\nTo: nora@lindqvisttravel.example\r\nSubject: ${subject}\r\nDate: Tue, 10 Mar 2026 14:20:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: ${type}\r\n\r\n${text}\r\n${parts.join("")}--b--\r\n`;
  const { emailId = "" } = await importEml(agent.ctx, Buffer.from(raw));
  const reader = { ...systemContext("job:extract-email"), now: agent.ctx.now };
  await inTenant(reader, agent.id, await extractEmail(reader, agent.id, emailId));
  const jobs = await db`select from pgboss.job where name = 'make-report' and data->>'emailId' = ${emailId}`;
  const worker = systemContext("job:make-report");
  // Runs each job twice, since a repeated job must have no further effect.
  for (const _ of [...jobs, ...jobs]) {
    await inSystemTransaction(worker, await makeReport(worker, agent.id, emailId));
  }
  return emailId;
}
