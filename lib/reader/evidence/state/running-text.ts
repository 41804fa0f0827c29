/** Four words in a row of which all but the first begin in lower case, or a sentence in a script without spaces. */
const PLAIN = /\p{L}[\p{L}'’-]*(?:,? \p{Ll}[\p{L}'’-]*){3,}|\p{Script=Han}.*。/u;
const ROWS = /\p{L}[\p{L}\p{M}'’-]*(?:,? \p{L}[\p{L}\p{M}'’-]*){3,}/gu;
/** The end of a sentence; not after an abbreviation such as "d.o.o." or "inkl." */
const ENDED =
  /(?<![.\s]\p{L}|[.\s](?:inkl|exkl|incl|excl|zzgl|bzw|usw|etc|evtl|ggf|pers|std|str|nr|ltd|inc|co|corp|llc|plc))[.!?؟…]["'”“»)]*\s*$/iu;
/** This many words in a row are a sentence even without a full stop. */
const MANY = 7;
const ENOUGH = 4;

/**
 * Whether a text is running text, as opposed to a label, a name or a cell. Capitals, scripts without case and German
 * nouns give no sign by their letters: there, `ENOUGH` words count if the text ends as a sentence does, else `MANY`
 * words.
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
