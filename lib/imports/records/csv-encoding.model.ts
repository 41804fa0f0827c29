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
