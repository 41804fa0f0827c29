import { type Encoding, encodingOf as textEncodingOf } from "@/lib/platform/base/encodings/text-encoding";
import { monthInCell } from "@/lib/reader/words/months";
import { cellMeanings } from "../words/cell-meaning.model";
import { headingMeanings } from "../words/heading-meaning.model";

/** Detects the encoding of a file of bookings, payments or commissions; see `encodingOf` of lib/platform/base. */
export function encodingOf(bytes: Uint8Array): Encoding {
  return textEncodingOf(bytes, isKnown);
}

function isKnown(word: string): boolean {
  return (
    headingMeanings(word).size > 0 || cellMeanings(word).size > 0 || monthInCell(word, false) !== undefined
  );
}

/** Whether the bytes are a workbook or another archive that merely has the file name of a CSV file. */
export function isArchive(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes;
  return (first === 0x50 && second === 0x4b && third === 0x03) || (first === 0xd0 && second === 0xcf);
}
