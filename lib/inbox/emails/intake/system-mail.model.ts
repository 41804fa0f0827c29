/** A mailbox provider's request to confirm that email may be forwarded here. */
export type ForwardingConfirmation = {
  /** The mailbox that wants to forward. */
  readonly requester: string | null;
  readonly code: string | null;
  /** Google's own confirmation link; never that of another site. */
  readonly link: string | null;
};

const LINK = /https:\/\/mail(?:-settings)?\.google\.com\/mail\/[^\s<>"')\]]+/;
const CODE = /\(#(\d{6,12})\)|(?:code|código|codice|kode|kod|bestätigungscode)\D{0,20}(\d{6,12})/i;
const ANY_CODE = /\b(\d{9})\b/;
const ADDRESS = /[^\s<>()",;:]+@[^\s<>()",;:]+\.[a-z]{2,}/i;

/** Extracts what a person needs from Gmail's forwarding confirmation, in any language. */
export function forwardingConfirmation(subject: string, text: string): ForwardingConfirmation {
  const found = CODE.exec(subject) ?? CODE.exec(text) ?? ANY_CODE.exec(text);
  const mailbox = [subject, text].flatMap((words) => ADDRESS.exec(words) ?? []);
  return {
    requester: mailbox.find((address) => !address.endsWith("@google.com")) ?? null,
    code: found?.[1] ?? found?.[2] ?? null,
    link: LINK.exec(text)?.[0] ?? null,
  };
}
