import { fold } from "./fold";
import EAST from "./labels/east.json" with { type: "json" };

const LETTERS = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}";
const RUN = new RegExp(`[${LETTERS}ー]+|[^${LETTERS}ー]+`, "gu");
const IS_EAST = new RegExp(`[${LETTERS}]`, "u");
/** The words of Japanese, Chinese, Korean and Thai labels, which are written without spaces: 予約|番号, 合計|金額, 수수료. */
const PIECES: ReadonlySet<string> = new Set(
  Object.values(EAST).flatMap((forms) => forms.split(" ").map(fold)),
);
const LONGEST = Math.max(...[...PIECES].map((piece) => piece.length));

/** Whether a text has Japanese, Chinese, Korean or Thai characters. */
export function isEastern(text: string): boolean {
  return IS_EAST.test(text);
}

/**
 * Splits an unspaced text into its known words, the longest first, and keeps unknown parts whole; returns any other
 * word unchanged.
 */
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
