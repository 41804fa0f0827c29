/** "Page 2 of 3", "Seite 2/3", "P. 2/3": the words for a page and for its count, in the languages of banks and suppliers. */
const PAGE =
  /(?<!\p{L})(?:page|pg|p\.|seite|blatt|p[áa]g(?:ina)?s?\.?|side|sida|strona|strana|str\.|oldal|sivu|lk|lehek[üu]lg|puslapis|lapa|sayfa|стр(?:аница)?\.?|σελίδα)\s*(?:no\.?|nr\.?)?\s*(?<page>\d{1,3})\s*(?:\/|of|von|de|di|van|af|av|sur|z|ze|iz|\/\s*|из|από)\s*(?<count>\d{1,3})(?![\d/.,-])/giu;

/**
 * Returns which page a printed document lacks, as a sentence, if its pages are numbered and counted. Null if nothing is
 * missing, or if only one page is numbered, as some programs number only the first.
 */
export function missingPage(lines: readonly string[]): string | null {
  const found = new Map<number, Set<number>>();
  for (const { groups } of lines.flatMap((line) => [...line.matchAll(PAGE)])) {
    const [page, count] = [Number(groups?.page), Number(groups?.count)];
    if (page >= 1 && page <= count) found.set(count, (found.get(count) ?? new Set()).add(page));
  }
  for (const [count, pages] of found) {
    const missing = Array.from({ length: count }, (_, at) => at + 1).find((page) => !pages.has(page));
    const isCounted = pages.size > 1 || !pages.has(1);
    if (missing !== undefined && isCounted) return `Page ${missing} of ${count} is missing.`;
  }
  return null;
}
