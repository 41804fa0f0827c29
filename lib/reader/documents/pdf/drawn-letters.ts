import type { getDocumentProxy, getResolvedPDFJS } from "unpdf";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;
type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>["OPS"];
type Matrix = readonly [number, number, number, number, number, number];

/** A letter as a page draws it; `width` in points along its line, and the letter's own matrix with its size. */
export type Letter = { readonly text: string; readonly transform: Matrix; readonly width: number };

type State = {
  page: Matrix;
  line: Matrix;
  text: Matrix;
  size: number;
  unit: number;
  letterSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
};

const NONE: Matrix = [1, 0, 0, 1, 0, 0];
/** The usual size of a font's unit. */
const UNIT = 0.001;
const NO_ANNOTATIONS = 0;

/**
 * Returns each letter that a page draws, in the order of drawing. PDF.js's own text puts spaces between letters that
 * stand apart, so that it can't be told any more which of its spaces are printed. Null if text runs from top to bottom.
 */
export async function drawnLetters(page: Page, operators: Operators): Promise<Letter[] | null> {
  const list = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS });
  const pen = new Pen((id) => (page.commonObjs.has(id) ? page.commonObjs.get(id) : null));
  const acts = new Map(Object.entries(operators).map(([name, code]) => [code, name]));
  list.fnArray.forEach((code, at) => {
    pen.act(acts.get(code) ?? "", list.argsArray[at] ?? []);
  });
  return pen.isVertical ? null : pen.letters;
}

/** Follows the drawing instructions of a page, as ISO 32000 says where each letter stands. */
class Pen {
  readonly letters: Letter[] = [];
  isVertical = false;
  private state: State = {
    page: NONE,
    line: NONE,
    text: NONE,
    size: 0,
    unit: UNIT,
    letterSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
  };
  private readonly saved: State[] = [];

  private readonly fontOf: (id: string) => unknown;

  constructor(fontOf: (id: string) => unknown) {
    this.fontOf = fontOf;
  }

  private readonly acts: Readonly<Record<string, (parameters: readonly unknown[]) => void>> = {
    save: () => this.save(),
    restore: () => this.restore(),
    transform: (by) => this.change({ page: times(this.state.page, matrixOf(by)) }),
    paintFormXObjectBegin: ([by]) => {
      this.save();
      this.change({ page: times(this.state.page, matrixOf(by)) });
    },
    paintFormXObjectEnd: () => this.restore(),
    beginText: () => this.change({ line: NONE, text: NONE }),
    setTextMatrix: ([to]) => this.change({ line: matrixOf(to), text: matrixOf(to) }),
    moveText: ([x, y]) => this.move(numberOf(x), numberOf(y)),
    setLeadingMoveText: ([x, y]) => {
      this.change({ leading: numberOf(y) });
      this.move(numberOf(x), numberOf(y));
    },
    setLeading: ([to]) => this.change({ leading: -numberOf(to) }),
    nextLine: () => this.move(0, this.state.leading),
    setCharSpacing: ([to]) => this.change({ letterSpacing: numberOf(to) }),
    setWordSpacing: ([to]) => this.change({ wordSpacing: numberOf(to) }),
    setHScale: ([to]) => this.change({ stretch: numberOf(to) / 100 }),
    setTextRise: ([to]) => this.change({ rise: numberOf(to) }),
    setFont: ([id, size]) => this.setFont(String(id), numberOf(size)),
    showText: ([parts]) => this.show(Array.isArray(parts) ? parts : []),
  };

  act(name: string, parameters: readonly unknown[]): void {
    this.acts[name]?.(parameters);
  }

  private change(to: Partial<State>): void {
    this.state = { ...this.state, ...to };
  }

  private save(): void {
    this.saved.push(this.state);
  }

  private restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }

  private move(x: number, y: number): void {
    const line = times(this.state.line, [1, 0, 0, 1, x, y]);
    this.change({ line, text: line });
  }

  private setFont(id: string, size: number): void {
    const font = this.fontOf(id);
    const [unit] = isRecord(font) && Array.isArray(font.fontMatrix) ? font.fontMatrix : [UNIT];
    if (isRecord(font) && font.vertical === true) this.isVertical = true;
    this.change({ size, unit: numberOf(unit) });
  }

  /** Draws letters and moves on by their widths; a number moves back by thousandths of the font's size. */
  private show(parts: readonly unknown[]): void {
    for (const part of parts) {
      if (isRecord(part)) this.draw(part);
      else this.advance((-numberOf(part) * this.state.size) / 1_000);
    }
  }

  private draw(glyph: Readonly<Record<string, unknown>>): void {
    const { size, unit, letterSpacing, wordSpacing, stretch, rise, page, text } = this.state;
    const width = numberOf(glyph.width) * unit * size;
    const place = times(times(page, text), [size * stretch, 0, 0, size, 0, rise]);
    const along = Math.hypot(place[0], place[1]) / Math.abs(size * stretch);
    const letter = typeof glyph.unicode === "string" ? glyph.unicode : "";
    this.letters.push({ text: letter, transform: place, width: Math.abs(width * stretch) * along });
    this.advance(width + letterSpacing + (glyph.isSpace === true ? wordSpacing : 0));
  }

  private advance(by: number): void {
    this.change({ text: times(this.state.text, [1, 0, 0, 1, by * this.state.stretch, 0]) });
  }
}

function times(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [p, q, r, s, t, u] = other;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

function matrixOf(value: unknown): Matrix {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return NONE;
  const [a, b, c, d, e, f] = Array.from(value as ArrayLike<unknown>, numberOf);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
