import type { ReactNode } from "react";

/** A kind of email that the product itself sends; docs/adding.md says how to add one. */
export type MailTemplate<Facts> = {
  readonly subject: (facts: Facts) => string;
  /** The preview text that mail programs show after the subject. */
  readonly preview: (facts: Facts) => string;
  readonly Body: (facts: Facts) => ReactNode;
  /** Made-up facts with which developers preview the email. */
  readonly sample: Facts;
};

/** A rendered email: the same text as HTML and as plain text. */
export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};
