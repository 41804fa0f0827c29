import type { Features } from "../score.model";
import { shapeOf } from "./memo.model";
import type { Sight } from "./sight.model";

/** The number of digits that may be missing at the end of a number, because memos are cut off. */
const MOST_CUT = 2;

/**
 * Returns features for another number of the same form in the memo, which means that another booking was meant. A
 * number with letters is stronger evidence than one with only digits, of which memos contain many.
 */
export function otherNumberFeatures({ shapes }: Sight, key: string, of: string): Features {
  const shape = shapeOf(key);
  if (!/[A-Z]/.test(key)) return shapes.has(shape) ? { [`${of}_figure`]: 1 } : {};
  const cut = [...shapes].some((one) => shape.startsWith(one) && shape.length - one.length <= MOST_CUT);
  return cut ? { [`${of}_number`]: 1 } : {};
}
