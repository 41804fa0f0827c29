import type { ReadBooking } from "../read-booking.model";
import type { ParsedMail } from "./mail.model";

export const UNREAD = "This message could not be read automatically.";

/** Returns the result for an email that was not read: the email itself and the reason. */
export function unread(mail: ParsedMail, notice: string): ReadBooking {
  return {
    emailType: "other",
    isBooking: false,
    items: [],
    extractedInfo: {},
    documents: [{ id: "subject", kind: "subject", name: "", text: mail.subject }],
    original: {
      forwarder: null,
      from: mail.from,
      subject: mail.subject,
      date: mail.date?.slice(0, 10) ?? null,
    },
    messageId: mail.messageId,
    listUnsubscribe: false,
    attachments: filesOf(mail),
    notices: [...mail.notices, notice],
    refused: [],
  };
}

/** Returns the facts about an email's attachments. */
export function filesOf(mail: ParsedMail): ReadBooking["attachments"] {
  return mail.attachments.map(({ name, contentType, size, inline }, index) => ({
    index,
    name,
    contentType,
    size,
    inline,
  }));
}
