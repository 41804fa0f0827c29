import "server-only";
import { env } from "@/lib/platform/base/env";
import { listOutbox, type OutboxEntry, readOutboxMail } from "@/lib/platform/mail/read-outbox";
import type { RenderedMail } from "./mail-template";
import { TEMPLATES } from "./templates/templates";

/** What a developer looks at: a template by its name, or a mail of the outbox by its file's. */
export type PreviewChoice = { readonly template?: string | undefined; readonly mail?: string | undefined };

export type MailPreview = {
  readonly templates: readonly string[];
  readonly outbox: readonly OutboxEntry[];
  /** Null when what was asked for isn't there. */
  readonly shown: (RenderedMail & { readonly to: string | null }) | null;
};

/** The mails of the product and those it has written; null outside of development, where they are other people's. */
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
