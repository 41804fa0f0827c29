import { CALLED_OFF } from "../words/connectives";
import { fold } from "../words/fold";
import { personIn } from "../words/person";
import type { Row } from "./document";

const MAX_STATE = 30;

/** "Miss Saskia Wendle | CANCELLED": whether a row, in any of its columns, says that a person no longer travels. */
export function isCancelledTraveller({ cells: [first, ...more] }: Row): boolean {
  return (
    more.some(({ lines: [line, below] }) => line && !below && isCalledOff(line.text)) &&
    personIn(first?.lines[0]?.text ?? "") !== null
  );
}

function isCalledOff(text: string): boolean {
  return text.length < MAX_STATE && CALLED_OFF.test(fold(text).trim());
}
