import type { Email, EmailSummary } from "./email.model";

/**
 * Returns an email in the format of the REST contract. `html` is already sanitised. The first reading supplies type
 * and number.
 */
export function emailJson(email: Email, html: string | null) {
  const [first] = email.items;
  return {
    ...namesJson(email),
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

/** Returns an email without its contents in the format of the REST contract. */
export function emailSummaryJson(email: EmailSummary) {
  return { ...namesJson(email), numOfAttachments: email.attachmentCount };
}

function namesJson({ id, subject, fromName, fromAddress, createdAt, status }: EmailSummary) {
  const from = fromName ? `${fromName} <${fromAddress ?? ""}>` : fromAddress;
  return { id, subject, from, createdAt, status };
}
