/** Returns a deterministic generator of integers below a limit. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (limit) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return (state ^ (state >>> 13)) % limit;
  };
}

type Mutate = (bytes: Uint8Array, below: (limit: number) => number) => Uint8Array;

const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const stretch = (bytes: Uint8Array, below: (limit: number) => number) => {
  const from = below(bytes.length);
  return [from, Math.min(bytes.length, from + 1 + below(80))] as const;
};

const MUTATIONS: readonly Mutate[] = [
  (bytes, below) => bytes.with(below(bytes.length), below(256)),
  (bytes, below) => bytes.with(below(bytes.length), '<>&"\n,;:/^!-'.charCodeAt(below(12))),
  (bytes, below) => bytes.subarray(0, below(bytes.length)),
  (bytes, below) => {
    const [from, to] = stretch(bytes, below);
    return joined(bytes.subarray(0, from), bytes.subarray(to));
  },
  (bytes, below) => {
    const [from, to] = stretch(bytes, below);
    return joined(bytes.subarray(0, to), bytes.subarray(from));
  },
  (bytes, below) => {
    const [from, to] = stretch(bytes, below);
    return joined(bytes.subarray(0, from), bytes.slice(from, to).reverse(), bytes.subarray(to));
  },
];

/** Returns the bytes with one or more deterministic corruptions. */
export function mutated(bytes: Uint8Array, seed: number): Uint8Array {
  const below = numbersFrom(seed);
  let harmed = bytes;
  for (let count = 1 + below(3); count > 0 && harmed.length > 0; count -= 1) {
    const mutate = MUTATIONS[below(MUTATIONS.length)];
    if (mutate) harmed = mutate(harmed, below);
  }
  return harmed;
}
