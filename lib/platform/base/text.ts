const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/** Lower case without accents, inner white space folded: for search columns and comparisons. */
export function folded(value: string): string {
  if (PRINTABLE_ASCII.test(value)) return value.toLowerCase().replace(/ {2,}/g, " ").trim();
  return value.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** A LIKE pattern in which what the person typed is literal. */
export function containing(search: string): string {
  return `%${folded(search).replace(/[\\%_]/g, "\\$&")}%`;
}

/** Drops what Postgres can't keep (NUL, lone surrogates); for text that came by mail, where refusing would lose it. */
export function storable(value: string): string {
  return value.replaceAll("\u0000", "").toWellFormed();
}

/** A count with its noun: "1 booking", "1,204 bookings". The plural is regular unless given. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun : plural}`;
}

/** Whether something typed looks like an e-mail address; whether mail can be sent there is asked elsewhere. */
export function isAddressLike(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
}

/** Nothing, or nothing but blanks. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** "clientName" is "client name". */
export function spelledOut(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
