/** The positions at which a line break begins and the next line begins. */
type Break = { readonly start: number; readonly end: number };
type Cell = { readonly value: string; readonly next: number; readonly last: boolean };

const NOWHERE = Number.POSITIVE_INFINITY;

/** Takes complete records from the front of a text. With `atEnd`, the last record needs no line break. */
export class CsvScanner {
  /** The position at which the first incomplete record begins. */
  position = 0;
  /** Whether the text ends within a quoted value. */
  endsInQuotes = false;
  private readonly quoteFrom: (from: number) => number;
  private readonly feedFrom: (from: number) => number;
  private readonly returnFrom: (from: number) => number;
  private readonly delimiterFrom: (from: number) => number;
  private readonly text: string;
  private readonly delimiter: string;
  private readonly atEnd: boolean;

  constructor(text: string, delimiter: string, atEnd: boolean) {
    this.text = text;
    this.delimiter = delimiter;
    this.atEnd = atEnd;
    this.quoteFrom = nextIndex(text, '"');
    this.feedFrom = nextIndex(text, "\n");
    this.returnFrom = nextIndex(text, "\r");
    this.delimiterFrom = nextIndex(text, delimiter);
  }

  /** Returns the cells of the next record, or undefined if the record is incomplete. */
  next(): string[] | undefined {
    if (this.position >= this.text.length) return undefined;
    const line = this.lineBreak(this.position);
    if (!line || this.quoteFrom(this.position) < line.start) return this.cellByCell();
    const cells = this.text.slice(this.position, line.start).split(this.delimiter);
    this.position = line.end;
    return cells;
  }

  private cellByCell(): string[] | undefined {
    const cells: string[] = [];
    let cursor = this.position;
    for (;;) {
      const cell = this.cellAt(cursor);
      if (!cell) return undefined;
      cells.push(cell.value);
      cursor = cell.next;
      if (cell.last) {
        this.position = cursor;
        return cells;
      }
    }
  }

  /** Reads the cell at a position. Text between a closing quote and the delimiter belongs to the value. */
  private cellAt(cursor: number): Cell | undefined {
    const quoted = this.text[cursor] === '"' ? this.quotedAt(cursor) : { value: "", end: cursor };
    if (!quoted) return undefined;
    const line = this.lineBreak(quoted.end);
    const split = this.delimiterFrom(quoted.end);
    const valueTo = (stop: number) => quoted.value + this.text.slice(quoted.end, stop);
    if (split < (line?.start ?? NOWHERE)) {
      return { value: valueTo(split), next: split + this.delimiter.length, last: false };
    }
    return line && { value: valueTo(line.start), next: line.end, last: true };
  }

  private quotedAt(cursor: number): { value: string; end: number } | undefined {
    for (let quote = this.quoteFrom(cursor + 1); quote !== NOWHERE; quote = this.quoteFrom(quote + 2)) {
      const after = this.text[quote + 1];
      if (after === undefined && !this.atEnd) return undefined;
      if (after !== '"') {
        return { value: this.text.slice(cursor + 1, quote).replaceAll('""', '"'), end: quote + 1 };
      }
    }
    this.endsInQuotes = true;
    return undefined;
  }

  private lineBreak(from: number): Break | undefined {
    const start = Math.min(this.feedFrom(from), this.returnFrom(from));
    const { length } = this.text;
    if (start === NOWHERE) return this.atEnd ? { start: length, end: length } : undefined;
    if (this.text[start] === "\n") return { start, end: start + 1 };
    if (start + 1 === length && !this.atEnd) return undefined;
    return { start, end: this.text[start + 1] === "\n" ? start + 2 : start + 1 };
  }
}

/**
 * Like `indexOf`, but examines every character only once as long as `from` only grows. Returns infinity if there is no
 * match.
 */
function nextIndex(text: string, character: string): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known < from) {
      const found = text.indexOf(character, from);
      known = found === -1 ? NOWHERE : found;
    }
    return known;
  };
}
