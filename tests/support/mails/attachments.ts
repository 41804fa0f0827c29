export type Attached = { readonly name: string; readonly bytes: Buffer };

/** Returns a raw email with a plain text and files; `head` holds additional header lines. */
export function mailWithFiles(
  text: string,
  files: readonly Attached[],
  head: readonly string[] = [],
): Uint8Array {
  const parts = [`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`, ...files.map(partOf)];
  const message = [
    "From: Harbour Hotels <res@harbour.test>",
    "To: agent@travel.example",
    "Date: Mon, 09 Nov 2026 10:00:00 +0000",
    ...head,
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="q"',
    "",
    ...parts.map((part) => `--q\r\n${part}`),
    "--q--\r\n",
  ];
  return Buffer.from(message.join("\r\n"));
}

function partOf({ name, bytes }: Attached): string {
  return [
    `Content-Type: application/octet-stream; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    "Content-Transfer-Encoding: base64",
    "",
    `${bytes.toString("base64")}\r\n`,
  ].join("\r\n");
}
