import "server-only";
import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { render, toPlainText } from "@react-email/render";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { MAIL_COLOURS } from "./mail-colours";
import type { MailTemplate, RenderedMail } from "./mail-template";

/** Renders one of the product's own emails: its subject, its HTML, and the same text as plain text. */
export async function renderMail<Facts>(template: MailTemplate<Facts>, facts: Facts): Promise<RenderedMail> {
  const html = await render(
    <MailLayout preview={template.preview(facts)}>{template.Body(facts)}</MailLayout>,
  );
  return { subject: template.subject(facts), html, text: toPlainText(html, PLAIN) };
}

/** The types of what html-to-text, which has none, passes to a formatter. */
type Link = { readonly children: unknown; readonly attribs: { readonly href?: string } };
type PlainText = {
  readonly addLineBreak: () => void;
  readonly addInline: (words: string, how: { readonly noWordTransform: boolean }) => void;
};

const PLAIN = {
  // The rule before the last line is dropped, and headings keep their case.
  selectors: [
    { selector: "hr", format: "skip" },
    { selector: "h1", options: { uppercase: false } },
    { selector: "table[data-figures]", format: "dataTable", options: { uppercaseHeaderCells: false } },
    { selector: "a[data-alone]", format: "linkAlone" },
  ],
  formatters: {
    /** Writes the address below the link's text; programs that show plain text turn it into a link. */
    linkAlone: (link: Link, walk: (nodes: unknown, text: PlainText) => void, text: PlainText) => {
      walk(link.children, text);
      text.addLineBreak();
      text.addInline(link.attribs.href ?? "", { noWordTransform: true });
    },
  },
};

const FONT = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The layout of all the product's emails. It loads nothing: no image reports that the email was opened. */
export function MailLayout({
  preview,
  children,
}: {
  readonly preview: string;
  readonly children: ReactNode;
}) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Body style={{ margin: 0, backgroundColor: MAIL_COLOURS.page, fontFamily: FONT }}>
        <Preview>{preview}</Preview>
        <Container style={{ maxWidth: "560px", padding: "24px 16px" }}>
          <Text
            style={{ margin: "0 0 16px", fontSize: "18px", fontWeight: 700, color: MAIL_COLOURS.primary }}
          >
            Tallyport
          </Text>
          <Section
            style={{
              padding: "28px 24px 12px",
              borderRadius: "12px",
              border: `1px solid ${MAIL_COLOURS.border}`,
              backgroundColor: MAIL_COLOURS.card,
            }}
          >
            {children}
          </Section>
          <Hr style={{ margin: "20px 0 12px", borderColor: MAIL_COLOURS.border }} />
          <Text style={{ margin: 0, fontSize: "13px", lineHeight: "18px", color: MAIL_COLOURS.muted }}>
            Tallyport, the back office of travel agents.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
