/**
 * Draws QR codes of a single kind (version 6, level L, 41 modules per side), which holds up to 134 bytes. Follows
 * ISO/IEC 18004, without what the other 159 combinations of version and level need.
 */
export const QR_SIZE = 41;
export const QR_BYTES = 134;

const BLOCKS = 2;
const DATA_A_BLOCK = 68;
const CHECKS_A_BLOCK = 18;
const ALIGNMENT = 34;
/** Level L and mask 0, with their error-correction bits. */
const FORMAT = 0b111011111000100;

/** Returns the rows of the code, true for dark modules. Throws if the text has more bytes than the code can hold. */
export function qrCode(text: string): boolean[][] {
  const { modules, isFixed } = frame();
  const codewords = interleaved(dataOf(text));
  let bit = 0;
  for (const [row, column] of path()) {
    if (isFixed[row]?.[column]) continue;
    const isSet = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    set(modules, row, column, isSet !== ((row + column) % 2 === 0));
    bit += 1;
  }
  return modules;
}

/** Returns the code as the `d` attribute of an SVG path, one unit per module. */
export function qrPath(text: string): string {
  return qrCode(text)
    .flatMap((cells, y) => cells.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}

/** Returns the data codewords: mode, length, the bytes, then padding. */
function dataOf(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > QR_BYTES) throw new Error("Too long for this QR code.");
  const nibbles = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...bytes.flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const data = Array.from(
    { length: nibbles.length >> 1 },
    (_, at) => ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0),
  );
  for (let filler = 0xec; data.length < BLOCKS * DATA_A_BLOCK; filler ^= 0xec ^ 0x11) data.push(filler);
  return data;
}

/** Interleaves the blocks: first their data, then their error-correction codewords. */
function interleaved(data: readonly number[]): number[] {
  const blocks = Array.from({ length: BLOCKS }, (_, at) =>
    data.slice(at * DATA_A_BLOCK, (at + 1) * DATA_A_BLOCK),
  );
  return [inTurns(blocks), inTurns(blocks.map(checksOf))].flat();
}

function inTurns(blocks: readonly (readonly number[])[]): number[] {
  return (blocks[0] ?? []).flatMap((_, at) => blocks.map((block) => block[at] ?? 0));
}

/** Returns the error-correction codewords of a block: the remainder of the Reed–Solomon division. */
function checksOf(block: readonly number[]): number[] {
  const divisor = Array.from({ length: CHECKS_A_BLOCK }).reduce<number[]>(
    (poly, _, power) => times(poly, [1, EXP[power] ?? 0]),
    [1],
  );
  const rest = [...block, ...divisor.slice(1).map(() => 0)];
  for (let at = 0; at < block.length; at += 1) {
    const factor = rest[at] ?? 0;
    for (const [index, one] of divisor.entries())
      rest[at + index] = (rest[at + index] ?? 0) ^ product(factor, one);
  }
  return rest.slice(block.length);
}

function times(one: readonly number[], other: readonly number[]): number[] {
  const result = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) result[i + j] = (result[i + j] ?? 0) ^ product(a, b);
  return result;
}

/** The powers of 2 in the Galois field GF(256). */
const EXP: readonly number[] = Array.from({ length: 254 }).reduce<number[]>(
  (powers) => {
    const next = (powers.at(-1) ?? 0) << 1;
    return [...powers, next > 255 ? next ^ 0x11d : next];
  },
  [1],
);
const LOG = new Map(EXP.map((value, power) => [value, power]));

function product(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return EXP[((LOG.get(a) ?? 0) + (LOG.get(b) ?? 0)) % 255] ?? 0;
}

type Grid = boolean[][];

/** Draws the modules that are the same in every code of this kind. */
function frame(): { modules: Grid; isFixed: Grid } {
  const [modules, isFixed] = [grid(), grid()];
  const fix = (row: number, column: number, isDark: boolean) => {
    if (row < 0 || column < 0 || row >= QR_SIZE || column >= QR_SIZE) return;
    set(modules, row, column, isDark);
    set(isFixed, row, column, true);
  };
  for (let at = 0; at < QR_SIZE; at += 1) {
    fix(6, at, at % 2 === 0);
    fix(at, 6, at % 2 === 0);
  }
  const ringed = (row: number, column: number, radius: number, light: readonly number[]) => {
    for (let y = -radius; y <= radius; y += 1)
      for (let x = -radius; x <= radius; x += 1)
        fix(row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  const far = QR_SIZE - 4;
  ringed(3, 3, 4, [2, 4]);
  ringed(3, far, 4, [2, 4]);
  ringed(far, 3, 4, [2, 4]);
  ringed(ALIGNMENT, ALIGNMENT, 2, [1]);
  fixFormat(fix);
  return { modules, isFixed };
}

/** Draws the format bits twice, so that damage to one copy leaves the other readable. */
function fixFormat(fix: (row: number, column: number, isDark: boolean) => void): void {
  const last = QR_SIZE - 1;
  const beside = [0, 1, 2, 3, 4, 5, 7, 8];
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((FORMAT >> bit) & 1) === 1;
    const near = beside[bit < 8 ? bit : 15 - bit - 1] ?? 0;
    if (bit < 8) {
      fix(near, 8, isDark);
      fix(8, last - bit, isDark);
    } else {
      fix(8, near, isDark);
      fix(last - 14 + bit, 8, isDark);
    }
  }
  fix(QR_SIZE - 8, 8, true);
}

/**
 * Returns the order of the modules: up and down in pairs of columns from the right, skipping the column of the timing
 * pattern.
 */
function* path(): Generator<readonly [row: number, column: number]> {
  let isUp = true;
  for (let right = QR_SIZE - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < QR_SIZE; step += 1) {
      const row = isUp ? QR_SIZE - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    isUp = !isUp;
  }
}

function grid(): Grid {
  return Array.from({ length: QR_SIZE }, () => Array.from({ length: QR_SIZE }, () => false));
}

function set(cells: Grid, row: number, column: number, value: boolean): void {
  const line = cells[row];
  if (line) line[column] = value;
}
