import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Link } from "@react-email/link";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { MAIL_COLOURS } from "./mail-colours";

const LINE = { margin: "0 0 16px", fontSize: "16px", lineHeight: "24px", color: MAIL_COLOURS.text } as const;

const SMALL = { fontSize: "14px", lineHeight: "20px" } as const;

export function MailHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading
      as="h1"
      style={{ margin: "0 0 16px", fontSize: "22px", lineHeight: "28px", color: MAIL_COLOURS.text }}
    >
      {children}
    </Heading>
  );
}

export function MailText({ children }: { readonly children: ReactNode }) {
  return <Text style={LINE}>{children}</Text>;
}

/** A note that the reader may skip: how long a link works, or what to do if they didn't request the email. */
export function MailNote({ children }: { readonly children: ReactNode }) {
  return (
    <Text style={{ ...LINE, fontSize: "14px", lineHeight: "20px", color: MAIL_COLOURS.muted }}>
      {children}
    </Text>
  );
}

/** A text that a person has written, with its line breaks. */
export function MailQuote({ children }: { readonly children: string }) {
  return (
    <Section
      style={{ margin: "0 0 16px", borderLeft: `3px solid ${MAIL_COLOURS.border}`, paddingLeft: "12px" }}
    >
      {children.split(/\r?\n/).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text keep their order.
        <Text key={at} style={{ ...LINE, margin: 0, minHeight: "12px", fontStyle: "italic" }}>
          {line}
        </Text>
      ))}
    </Section>
  );
}

/** A list of items, each with a title. */
export function MailList({
  items,
}: {
  readonly items: readonly { readonly title: string; readonly words: string }[];
}) {
  return items.map(({ title, words }) => (
    <Text key={title} style={{ ...LINE, margin: "0 0 12px", fontSize: "15px" }}>
      <strong>{title}.</strong> {words}
    </Text>
  ));
}

/** A link on a line of its own; the plain text shows its address below. */
export function MailLink({
  href,
  isQuiet = false,
  children,
}: {
  readonly href: string;
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}) {
  const size = isQuiet ? SMALL : { fontSize: "16px", lineHeight: "24px", fontWeight: 600 };
  return (
    <Text style={{ ...LINE, ...size, margin: "0 0 12px" }}>
      <Link
        data-alone="true"
        href={href}
        style={{ color: MAIL_COLOURS.primary, textDecoration: "underline" }}
      >
        {children}
      </Link>
    </Text>
  );
}

/** One of several items in an email, with a link. An urgent one has a coloured edge. */
export function MailLead({
  title,
  detail,
  isUrgent,
  lead,
  children,
}: {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly isUrgent: boolean;
  readonly lead: { readonly text: string; readonly href: string };
  readonly children: ReactNode;
}) {
  const edge = isUrgent ? MAIL_COLOURS.primary : MAIL_COLOURS.border;
  return (
    <Section style={{ margin: "0 0 20px", paddingLeft: "14px", borderLeft: `3px solid ${edge}` }}>
      <Text style={{ ...LINE, margin: "0", fontWeight: 600 }}>{title}</Text>
      {detail ? (
        <Text style={{ ...LINE, ...SMALL, margin: "0", color: MAIL_COLOURS.muted }}>{detail}</Text>
      ) : null}
      <Text style={{ ...LINE, margin: "0 0 4px" }}>{children}</Text>
      <MailLink href={lead.href}>{lead.text}</MailLink>
    </Section>
  );
}

export function MailDivider() {
  return <Hr style={{ margin: "8px 0 16px", borderColor: MAIL_COLOURS.border }} />;
}

/** The main action of the email, as a button with its full address below. The plain text contains only the address. */
export function MailAction({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <>
      <Section data-skip-in-text="true" style={{ margin: "8px 0 20px" }}>
        <Button
          href={href}
          style={{
            padding: "12px 24px",
            borderRadius: "8px",
            backgroundColor: MAIL_COLOURS.primary,
            color: MAIL_COLOURS.onPrimary,
            fontSize: "16px",
            fontWeight: 600,
          }}
        >
          {children}
        </Button>
      </Section>
      <Text style={{ ...LINE, fontSize: "14px", lineHeight: "20px", color: MAIL_COLOURS.muted }}>
        Or open this address:
        <br />
        <Link href={href} style={{ color: MAIL_COLOURS.primary, wordBreak: "break-all" }}>
          {href}
        </Link>
      </Text>
    </>
  );
}
