export type DecimalMark = "." | "," | "unclear";

/** Returns the decimal mark used throughout a file; "unclear" if a comma could also separate thousands. */
export function decimalMarkOf(figures: readonly string[]): DecimalMark {
  const commas = figures.filter((figure) => figure.includes(","));
  if (commas.length === 0) return ".";
  return commas.some((figure) => /^\d+,(\d{1,2}|\d{4,})$/.test(figure)) ? "," : "unclear";
}

/** Parses a positive rate; returns the reason as text if it isn't one. */
export function rateIn(figure: string, mark: DecimalMark): number | string {
  if (mark === "unclear" && figure.includes(","))
    return `"${figure}" reads two ways: write the decimals behind a point, and nothing between thousands`;
  const plain = mark === "," ? figure.replace(",", ".") : figure;
  const isFigure = /^\d{1,12}(\.\d{1,15})?$/.test(plain) && !(mark === "," && figure.includes("."));
  if (!isFigure) return `"${figure}" is no rate`;
  const rate = Number(plain);
  return rate > 0 ? rate : "A rate is more than nothing";
}
