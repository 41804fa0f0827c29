import type { Email } from "./email.model";

/** A mail in the shape of the REST contract. `html` is sanitised already; the first reading supplies type and number. */
export function emailJson(email: Email, html: string | null) {
  const [first] = email.items;
  return {
    id: email.id,
    subject: email.subject,
    from: email.fromName ? `${email.fromName} <${email.fromAddress ?? ""}>` : email.fromAddress,
    createdAt: email.createdAt,
    status: email.status,
    isRead: email.status !== "new",
    isSelected: false,
    type: email.type,
    confirmationNumber: email.confirmationNumber,
    numOfAttachments: email.attachmentCount,
    htmlBodyInPlainText: email.text,
    attachmentsInPlainText: email.attachmentsText,
    reviewStatus: {
      status: email.reviewStatus,
      adminNotes: email.adminNotes,
    },
    intake: email.intake,
    intakeReason: email.intakeReason,
    content: { extractedInfo: email.extractedInfo },
    contentTransformedWithGpt: email.items.map((item) => ({
      id: item.id,
      emailType: item.emailType,
      confirmationNumber: item.confirmationNumber,
      payload: item.payload,
      bookingId: item.bookingId,
    })),
    transformedId: first?.id ?? null,
    email: { payload: { event: { body: { HtmlBody: html } } } },
  };
}
