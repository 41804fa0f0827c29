import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { POST as invite } from "@/app/api/admin/users/invite/route";
import { drainJobs } from "@/lib/worker/run-jobs";
import type { TestAgent } from "../people/agent";

const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-invites-"));

/** The emails that invitations have sent; cleared before each test, which also points the product at this outbox. */
export const outbox = {
  empty: () => {
    Object.assign(process.env, { MAIL_OUTBOX_DIR: OUTBOX, APP_URL: "https://app.tallyport.test" });
    mkdirSync(OUTBOX, { recursive: true });
    for (const file of readdirSync(OUTBOX)) rmSync(path.join(OUTBOX, file));
  },
  remove: () => rmSync(OUTBOX, { recursive: true, force: true }),
  mails: () =>
    Promise.all(
      readdirSync(OUTBOX).map(async (file) => {
        const { to, text, html, subject } = await PostalMime.parse(readFileSync(path.join(OUTBOX, file)));
        const token = /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";
        return { to: to?.[0]?.address ?? "", subject, text: text ?? "", html: html ?? "", token };
      }),
    ),
};

/** Runs jobs until none are left. */
export async function worked(): Promise<void> {
  while ((await drainJobs(Date.now() + 60_000, () => false)) > 0);
}

/** Invites and returns the response. */
export async function invited(admin: TestAgent, body: object) {
  const answer = await admin.post(invite, "/api/admin/users/invite", body);
  return { status: answer.status, ...(await answer.json()) };
}

/** Invites one address and returns the token in its email. */
export async function tokenFor(
  admin: TestAgent,
  email: string,
  role: "USER" | "ADMIN" = "USER",
): Promise<string> {
  await invited(admin, { emails: [email], role });
  await worked();
  const mails = (await outbox.mails()).filter(({ to }) => to === email);
  return mails.at(-1)?.token ?? "";
}
