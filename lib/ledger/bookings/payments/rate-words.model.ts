/** Formats a rate with at least four decimals and about six significant digits, for example "1.0800". */
export function rateWords(rate: number): string {
  const decimals = Math.max(4, 5 - Math.floor(Math.log10(rate)));
  return rate.toFixed(rate >= 10 ? 4 : Math.min(decimals, 12)).replace(/(\.\d{4}\d*?)0+$/, "$1");
}
