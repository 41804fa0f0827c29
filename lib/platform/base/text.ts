const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/**
 * Returns the text in lower case, without accents and with white space collapsed, for search columns and comparisons.
 */
export function folded(value: string): string {
  if (PRINTABLE_ASCII.test(value)) return value.toLowerCase().replace(/ {2,}/g, " ").trim();
  return value.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Returns a LIKE pattern that matches the search text literally. */
export function containing(search: string): string {
  return `%${folded(search).replace(/[\\%_]/g, "\\$&")}%`;
}

/**
 * Removes what Postgres can't store (NUL, lone surrogates). For text from emails, which would be lost if it were
 * refused.
 */
export function storable(value: string): string {
  return value.replaceAll("\u0000", "").toWellFormed();
}

/** A count with its noun: "1 booking", "1,204 bookings". The plural is regular unless given. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun : plural}`;
}

/** Whether a typed text looks like an email address. It doesn't check whether email can be sent there. */
export function isAddressLike(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
}

/** Whether a value is undefined, null or a text with nothing but white space. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** Spells out a name: "clientName" becomes "client name". */
export function spelledOut(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const FILE_NAME_LENGTH = 200;
/** Line breaks, other control characters, and characters that reverse the text after them, which can disguise a file's extension. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns a file name that can be stored and shown on one line. Only the end of a long name is kept, so its extension stays. */
export function plainFileName(name: string): string {
  return storable(name.replaceAll("\u0000", "").replace(UNSEEN, " ").trim().slice(-FILE_NAME_LENGTH));
}
