import { fold } from "../fold";

type Sayings = Readonly<Record<string, Readonly<Record<string, string>>>>;
type KindOf<Words> = Words extends unknown ? keyof Words : never;

/** Returns the phrases of one kind in all languages as one pattern over folded text, whatever their spelling. */
export function phrasePattern<Said extends Sayings>(
  sayings: Said,
  kind: KindOf<Said[keyof Said]> & string,
): string {
  return Object.values(sayings)
    .flatMap((words) => words[kind]?.replace(/[^\x20-\x7e]+/g, fold) ?? [])
    .join("|");
}
