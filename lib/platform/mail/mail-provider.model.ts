/** Who delivered a message: a provider's webhook, a mail server, or an agent who uploaded it. */
export const MAIL_PROVIDERS = ["postmark", "resend", "raw", "upload"] as const;
export type MailProvider = (typeof MAIL_PROVIDERS)[number];
