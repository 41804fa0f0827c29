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

/** What html-to-text, which brings no types, hands to a formatter. */
type Link = { readonly children: unknown; readonly attribs: { readonly href?: string } };
type PlainText = {
  readonly addLineBreak: () => void;
  readonly addInline: (words: string, how: { readonly noWordTransform: boolean }) => void;
};

const PLAIN = {
  // The rule before the last line says nothing, and headings keep their case.
  selectors: [
    { selector: "hr", format: "skip" },
    { selector: "h1", options: { uppercase: false } },
    { selector: "table[data-figures]", format: "dataTable", options: { uppercaseHeaderCells: false } },
    { selector: "a[data-alone]", format: "linkAlone" },
  ],
  formatters: {
    /** The address below the words, where programs that show plain text make a link of it. */
    linkAlone: (link: Link, walk: (nodes: unknown, text: PlainText) => void, text: PlainText) => {
      walk(link.children, text);
      text.addLineBreak();
      text.addInline(link.attribs.href ?? "", { noWordTransform: true });
    },
  },
};
