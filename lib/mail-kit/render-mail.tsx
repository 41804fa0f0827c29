import "server-only";
import { render, toPlainText } from "@react-email/render";
import { MailLayout } from "./mail-layout";
import type { MailTemplate, RenderedMail } from "./mail-template";

/** Writes a mail of the product's own: its subject, its designed part, and the same words as plain text. */
export async function renderMail<Facts>(template: MailTemplate<Facts>, facts: Facts): Promise<RenderedMail> {
  const html = await render(
    <MailLayout preview={template.preview(facts)}>{template.Body(facts)}</MailLayout>,
  );
  return { subject: template.subject(facts), html, text: toPlainText(html, PLAIN) };
}

const PLAIN = {
  // The rule before the last line says nothing, and headings keep their case.
  selectors: [
    { selector: "hr", format: "skip" },
    { selector: "h1", options: { uppercase: false } },
  ],
};
