import "server-only";
import { env } from "@/lib/platform/base/env";
import { listOutbox, type OutboxEntry, readOutboxMail } from "@/lib/platform/mail/read-outbox";
import type { MailTemplate, RenderedMail } from "./mail-template";
import { renderMail } from "./render-mail";
import { ACCOUNT_CHANGED } from "./templates/account-changed";
import { ACCOUNT_DELETED } from "./templates/account-deleted";
import { ACCOUNT_EXISTS } from "./templates/account-exists";
import { INVITATION } from "./templates/invitation";
import { LEAVING_ACCOUNT } from "./templates/leaving-account";
import { NEW_PASSWORD } from "./templates/new-password";
import { NOTIFICATION } from "./templates/notification";
import { NOTIFICATION_DIGEST } from "./templates/notification-digest";
import { OPEN_ACCOUNT } from "./templates/open-account";
import { PASSWORD_CHANGED } from "./templates/password-changed";
import { VERIFY_ADDRESS } from "./templates/verify-address";
import { VERIFY_FORWARDING } from "./templates/verify-forwarding";

/** The email that a developer wants to preview: a template by name, or an email of the outbox by file name. */
export type PreviewChoice = { readonly template?: string | undefined; readonly mail?: string | undefined };

export type MailPreview = {
  readonly templates: readonly string[];
  readonly outbox: readonly OutboxEntry[];
  /** Null when the requested email doesn't exist. */
  readonly shown: (RenderedMail & { readonly to: string | null }) | null;
};

/**
 * Returns the product's templates and the emails in the outbox; null outside development, where those belong to other
 * people.
 */
export async function previewMails(choice: PreviewChoice): Promise<MailPreview | null> {
  if (env.NODE_ENV !== "development") return null;
  const templates = Object.keys(TEMPLATES);
  const folder = env.MAIL_OUTBOX_DIR;
  const outbox = folder ? await listOutbox(folder) : [];
  return { templates, outbox, shown: await shownOf(choice, templates, folder) };
}

async function shownOf({ template, mail }: PreviewChoice, names: readonly string[], folder?: string) {
  if (mail !== undefined) return folder ? readOutboxMail(folder, mail) : null;
  const name = names.find((one) => one === (template ?? names[0]));
  const rendered = await TEMPLATES[name ?? ""]?.();
  return rendered ? { ...rendered, to: null } : null;
}

/** All of the product's own emails by name, as `/email-preview` shows them. */
export const TEMPLATES: Readonly<Record<string, () => Promise<RenderedMail>>> = {
  notification: sampleOf(NOTIFICATION),
  "notification-digest": sampleOf(NOTIFICATION_DIGEST),
  "verify-address": sampleOf(VERIFY_ADDRESS),
  "verify-forwarding": sampleOf(VERIFY_FORWARDING),
  "new-password": sampleOf(NEW_PASSWORD),
  "password-changed": sampleOf(PASSWORD_CHANGED),
  "account-changed": sampleOf(ACCOUNT_CHANGED),
  "account-exists": sampleOf(ACCOUNT_EXISTS),
  "open-account": sampleOf(OPEN_ACCOUNT),
  invitation: sampleOf(INVITATION),
  "leaving-account": sampleOf(LEAVING_ACCOUNT),
  "account-deleted": sampleOf(ACCOUNT_DELETED),
};

function sampleOf<Facts>(template: MailTemplate<Facts>) {
  return () => renderMail(template, template.sample);
}
