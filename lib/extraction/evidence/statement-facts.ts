import { textOf } from "./pair";
import type { Reading } from "./reading";

/** The currency that a statement names in words of its own. */
export function namedCurrency(reading: Reading): string | undefined {
  return /(?:currency|währung|devise|moneda|valuta|měna|moeda)\s*:?\s*([A-Z]{3})/i
    .exec(reading.parts.map(({ doc }) => doc.text.slice(0, 5_000)).join("\n"))?.[1]
    ?.toUpperCase();
}

/** The period that a statement is for, as printed. */
export function periodOf(reading: Reading): string | undefined {
  const pair = reading.pairs.find((one) => one.label.role === "period" && one.source === "label");
  const value = pair
    ? textOf(pair.value)
        .split(/[\n\t|]/)[0]
        ?.trim()
    : undefined;
  return value && value.length <= 60 ? value : undefined;
}
