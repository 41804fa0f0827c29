import type { SentVia } from "@/lib/vendors/outbound-mail/delivery.model";

/** How the agent's e-mails leave from here (null: not at all), and where the replies go. */
export type MailWay = { readonly via: SentVia | null; readonly replyTo: string };
