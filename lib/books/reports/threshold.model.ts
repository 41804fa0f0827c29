/** From which sum in cents on Form 1099-NEC is filed, by law: 600 dollars, from the tax year 2026 on 2,000. */
export function usualThreshold(year: string): number {
  return Number(year) >= 2026 ? 200_000 : 60_000;
}
