import "server-only";

/** Lines that would begin the next mail, and those that were quoted before. */
const BEGINS_A_MAIL = /^(>*From )/gm;

/** A mail as mailboxes have it (RFC 4155, with lines quoted as mboxrd does), byte for byte otherwise. */
export function mboxEntry(raw: Uint8Array, receivedAt: Date): Uint8Array {
  const [day, date, month, year, time] = receivedAt.toUTCString().replace(",", "").split(" ").map(String);
  const line = `From MAILER-DAEMON ${day} ${month} ${date} ${time} ${year}\n`;
  const text = Buffer.from(raw).toString("latin1").replace(BEGINS_A_MAIL, ">$1");
  return Buffer.from(`${line}${text}${text.endsWith("\n") ? "" : "\n"}\n`, "latin1");
}
