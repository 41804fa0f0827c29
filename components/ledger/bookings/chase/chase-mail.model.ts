const LONGEST = 1_900;

/**
 * Returns a mailto address that opens the email in the agent's mail program. A long body is cut, since mail programs
 * reject long addresses.
 */
export function mailHref(
  to: string | null,
  mail: { readonly subject: string; readonly body: string },
): string {
  const address = encodeURIComponent(to ?? "").replaceAll("%40", "@");
  const start = `mailto:${address}?subject=${encodeURIComponent(mail.subject)}&body=`;
  let body = mail.body;
  while (start.length + encodeURIComponent(body).length > LONGEST) {
    body = `${body.slice(0, Math.floor(body.length * 0.9)).toWellFormed()}`;
  }
  const isCut = body.length < mail.body.length;
  return start + encodeURIComponent(isCut ? `${body}\n[...] Copy the rest with "Copy email".` : body);
}
