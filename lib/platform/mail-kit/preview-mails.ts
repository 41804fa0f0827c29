import "server-only";
import { env } from "@/lib/platform/base/env";
import { listOutbox, type OutboxEntry, readOutboxMail } from "@/lib/platform/mail/read-outbox";
import type { RenderedMail } from "./mail-template";
import { TEMPLATES } from "./templates/templates";

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
