/** Returns a raw plain-text email from a supplier; with `kind` the text can be HTML. */
export function plainMail(
  text: string,
  {
    to = "inbox@agency.example",
    subject = "Booking confirmation",
    from = "Rose House <stay@rosehouse.example>",
    kind = "plain",
  } = {},
): Uint8Array {
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: =?utf-8?B?${Buffer.from(subject).toString("base64")}?=`,
    "Date: Mon, 09 Nov 2026 10:00:00 +0000",
    `Content-Type: text/${kind}; charset=utf-8`,
    "Content-Transfer-Encoding: 8bit",
  ];
  return new Uint8Array(Buffer.from(`${head.join("\r\n")}\r\n\r\n${text}`));
}
