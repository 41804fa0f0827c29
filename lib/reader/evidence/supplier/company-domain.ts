import { alphanumericKey } from "@/lib/reader/words/fold";
import { romanized, WITHOUT_VOWELS, withoutVowels } from "@/lib/reader/words/romanized";

/** The share of a domain that a name has to match. */
const HALF = 0.5;
const LEAST = 0.4;
/** The least matching letters of a run; without vowels, fewer are enough. */
const [LONG_RUN, SHORT_RUN] = [6, 4];

/** Returns the main part of the domain: "twowinds" for "reservations@mail.twowinds.example". */
export function domainCore(address: string): string {
  const host = address.split("@")[1] ?? "";
  const labels = host
    .split(".")
    .filter((label) => !/^(?:com|co|net|org|example|eu|info|travel|[a-z]{2})$/.test(label));
  return alphanumericKey(labels.at(-1) ?? "");
}

/** Whether a name in any script matches a domain. */
export function domainFits(written: string, address: string): boolean {
  if (address.length < 4) return false;
  const [name, domain] = [alike(romanized(written)), alike(address)];
  if (WITHOUT_VOWELS.test(written)) return runsIn(withoutVowels(name), withoutVowels(domain), SHORT_RUN);
  const plain = alphanumericKey(name);
  if (plain.length < 4) return false;
  if (plain.includes(domain) || (domain.includes(plain) && plain.length >= Math.max(5, domain.length * HALF)))
    return true;
  if (runsIn(name, domain)) return true;
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !/^(?:hotel|tours|travel|cruises?|resort|airlines?)$/.test(word));
  const hits = words.flatMap((word) => (domain.includes(word) ? word : stemIn(word, domain)));
  return hits.length > 0 && hits.join("").length >= domain.length * HALF;
}

/** Treats "y" as "i": "мандри" is transliterated as "mandri" or "mandry". */
function alike(latin: string): string {
  return latin.replaceAll("y", "i");
}

/** Returns the words of a name that a domain contains, entirely or by their beginning. */
export function wordsInDomain(written: string, address: string): string[] {
  const words = alike(romanized(written)).split(/[^\p{L}]+/u);
  const domain = alike(address);
  return words.filter(
    (word) => word.length > 2 && (domain.includes(word) || stemIn(word, domain).length > 0),
  );
}

/**
 * "Autokarowe" for "autokary": returns the longest beginning of a word that the domain contains, with at least
 * `LONG_RUN` letters.
 */
function stemIn(word: string, domain: string): string[] {
  for (let length = word.length - 1; length >= LONG_RUN; length -= 1)
    if (domain.includes(word.slice(0, length))) return [word.slice(0, length)];
  return [];
}

/** "Traslados Sol y Mar" matches "solymar" in its domain. */
function runsIn(name: string, core: string, least = LONG_RUN): boolean {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return words.some((_, from) =>
    words.some((_, to) => to > from && isRun(words.slice(from, to + 1).join(""), core, least)),
  );
}

function isRun(run: string, core: string, least: number): boolean {
  return run.length >= least && run.length >= core.length * LEAST && core.includes(run);
}
