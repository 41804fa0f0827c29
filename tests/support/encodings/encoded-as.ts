/** Returns the bytes of each character in a one- or two-byte encoding, derived from its decoder. */
function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const table = new Map<string, readonly number[]>();
  const learn = (...bytes: readonly number[]) => {
    try {
      const letter = decoder.decode(Uint8Array.from(bytes));
      if ([...letter].length === 1 && !table.has(letter)) table.set(letter, bytes);
    } catch {
      // These bytes encode no character.
    }
  };
  for (let first = 0; first < 0x100; first += 1) learn(first);
  if (/^(?:windows|iso|koi8|ibm)/.test(encoding)) return table;
  for (let first = 0x81; first < 0xff; first += 1)
    for (let second = 0x40; second < 0xff; second += 1) learn(first, second);
  return table;
}

const FROM_0X80 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Encodes a text; throws for a character that the encoding lacks. */
export function encodedAs(text: string, encoding: string): Uint8Array {
  const table = tables.get(encoding) ?? tableOf(encoding);
  tables.set(encoding, table);
  const bytes = [...text].flatMap((letter) => {
    const special = encoding === "windows-1252" ? FROM_0X80.indexOf(letter) : -1;
    const found = special >= 0 ? [0x80 + special] : table.get(letter);
    if (!found) throw new Error(`${encoding} has no ${letter}`);
    return found;
  });
  return Uint8Array.from(bytes);
}

/** Encodes a text in UTF-16 without a byte order mark. */
export function utf16(text: string, order: "le" | "be"): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), order === "le");
  return bytes;
}
