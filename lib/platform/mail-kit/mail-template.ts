import type { ReactNode } from "react";

/** One kind of mail that the product itself sends; docs/adding.md says how one is added. */
export type MailTemplate<Facts> = {
  readonly subject: (facts: Facts) => string;
  /** What lists of mails show after the subject. */
  readonly preview: (facts: Facts) => string;
  readonly Body: (facts: Facts) => ReactNode;
  /** Facts of nobody, to look at the mail during development. */
  readonly sample: Facts;
};

/** A mail as it leaves: the same words with and without their design. */
export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};
