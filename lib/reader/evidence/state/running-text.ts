/** Four words in a row, of which all but the first begin in lower case; or a sentence of a script that has no blanks. */
const PLAIN = /\p{L}[\p{L}'’-]*(?:,? \p{Ll}[\p{L}'’-]*){3,}|\p{Script=Han}.*。/u;
const ROWS = /\p{L}[\p{L}\p{M}'’-]*(?:,? \p{L}[\p{L}\p{M}'’-]*){3,}/gu;
/** Not after what is cut short: "d.o.o.", "inkl." */
const ENDED =
  /(?<![.\s]\p{L}|[.\s](?:inkl|exkl|incl|excl|zzgl|bzw|usw|etc|evtl|ggf|pers|std|str|nr|ltd|inc|co|corp|llc|plc))[.!?؟…]["'”“»)]*\s*$/iu;
/** From so many words on a row is a sentence without its mark. */
const MANY = 7;
const ENOUGH = 4;

/**
 * Whether a text is running text, not a label, a name or a cell. Capitals, scripts without case and German nouns don't tell by
 * their letters: there four words count that end as sentences do, or many.
 */
export function isRunning(text: string, languages: readonly string[]): boolean {
  if (PLAIN.test(text)) return true;
  const needed = ENDED.test(text) ? ENOUGH : MANY;
  const isGerman = languages.includes("de");
  return (text.match(ROWS) ?? []).some((row) => {
    const words = row.split(/,? /).filter((word) => word.length > 1);
    const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
    return ((isGerman && lower >= 2) || !/\p{Ll}/u.test(row)) && words.length >= needed;
  });
}
