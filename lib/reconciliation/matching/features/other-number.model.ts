import type { Features } from "../score.model";
import { shapeOf } from "./memo.model";
import type { Sight } from "./sight.model";

/** Memos are cut: so many figures may be missing at the end of a number. */
const MOST_CUT = 2;

/**
 * A number in the memo that is built like this one and isn't it: another one was meant. One with letters says more than mere
 * figures, of which memos are full.
 */
export function otherNumberFeatures({ shapes }: Sight, key: string, of: string): Features {
  const shape = shapeOf(key);
  if (!/[A-Z]/.test(key)) return shapes.has(shape) ? { [`${of}_figure`]: 1 } : {};
  const cut = [...shapes].some((one) => shape.startsWith(one) && shape.length - one.length <= MOST_CUT);
  return cut ? { [`${of}_number`]: 1 } : {};
}
