import EAST from "./labels/east.json" with { type: "json" };

const RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const IS_EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** The pieces of Japanese, Chinese and Korean labels, which are written without blanks: 予約|番号, 合計|金額, 수수료. */
const PIECES: ReadonlySet<string> = new Set(Object.values(EAST).flatMap((forms) => forms.split(" ")));
const LONGEST = 9;

/** Whether a text has letters of Japanese, Chinese or Korean. */
export function isEastern(text: string): boolean {
  return IS_EAST.test(text);
}

/** An unspaced word in its known pieces, longest first, unknown stretches whole; any other word as it is. */
export function easternPieces(word: string): string[] {
  if (!IS_EAST.test(word)) return [word];
  return (word.match(RUN) ?? []).flatMap((run) => (IS_EAST.test(run) ? piecesOf(run) : [run]));
}

function piecesOf(run: string): string[] {
  const pieces: string[] = [];
  let unknown = "";
  for (let at = 0; at < run.length; ) {
    const piece = pieceAt(run, at);
    if (piece && unknown) {
      pieces.push(unknown);
      unknown = "";
    }
    if (piece) pieces.push(piece);
    else unknown += run.charAt(at);
    at += piece?.length ?? 1;
  }
  return unknown ? [...pieces, unknown] : pieces;
}

function pieceAt(run: string, at: number): string | undefined {
  for (let length = Math.min(LONGEST, run.length - at); length > 0; length -= 1) {
    const piece = run.slice(at, at + length);
    if (PIECES.has(piece)) return piece;
  }
  return undefined;
}
