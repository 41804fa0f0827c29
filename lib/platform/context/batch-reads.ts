type Read<Tx> = {
  readonly work: (tx: Tx) => Promise<unknown>;
  readonly isLookUp: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** How to run reads. */
type Way<Tx> = {
  /** Runs work in one transaction. If it begins with look-ups, its statements use cached plans. */
  readonly run: <T>(work: (tx: Tx) => Promise<T>, beginsWithLookUps: boolean) => Promise<T>;
  /** From here on, statements are planned for their actual parameter values. */
  readonly planAnew: (tx: Tx) => Promise<void>;
};

/** The reads requested in the current turn of the event loop, by request. */
const asked = new WeakMap<object, Read<never>[]>();

/**
 * Runs all reads that one request (`who`) asks for within one turn of the event loop, as the parts of a page do, in a
 * single transaction. This takes one connection, and one round trip unless a read waits for another; look-ups go first.
 * If a read fails, the whole transaction fails; each read then runs alone, so that the others still succeed.
 */
export function batchReads<Tx, T>(
  who: object,
  way: Way<Tx>,
  work: (tx: Tx) => Promise<T>,
  isLookUp: boolean,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const read = { work, isLookUp, resolve, reject } as unknown as Read<never>;
    const others = asked.get(who);
    if (others) {
      others.push(read);
      return;
    }
    const reads = [read];
    asked.set(who, reads);
    setImmediate(() => {
      asked.delete(who);
      void answer(way, reads as unknown as Read<Tx>[]);
    });
  });
}

async function answer<Tx>(way: Way<Tx>, reads: readonly Read<Tx>[]): Promise<void> {
  const alone = () =>
    reads.map(({ work, isLookUp, resolve, reject }) => way.run(work, isLookUp).then(resolve, reject));
  if (reads.length === 1) await Promise.all(alone());
  else {
    await way
      .run(
        (tx) => answersOf(way, tx, reads),
        reads.some(({ isLookUp }) => isLookUp),
      )
      .then(
        (answers) => {
          for (const [{ resolve }, value] of answers) resolve(value);
        },
        () => Promise.all(alone()),
      );
  }
}

async function answersOf<Tx>(way: Way<Tx>, tx: Tx, reads: readonly Read<Tx>[]) {
  const answers = new Map<Read<Tx>, unknown>();
  const ask = async (some: readonly Read<Tx>[]) => {
    await Promise.all(some.map(async (read) => answers.set(read, await read.work(tx))));
  };
  const lookUps = reads.filter(({ isLookUp }) => isLookUp);
  const others = reads.filter(({ isLookUp }) => !isLookUp);
  const thenOthers = async () => {
    await promisesSettled();
    await Promise.all([way.planAnew(tx), ask(others)]);
  };
  const isMixed = lookUps.length > 0 && others.length > 0;
  await Promise.all([ask(lookUps), isMixed ? thenOthers() : ask(others)]);
  return answers;
}

/**
 * Waits until all reads that wait for nothing but promises have sent their queries: Node runs the next tick when its
 * promise queue is empty.
 */
async function promisesSettled(): Promise<void> {
  await Promise.resolve();
  await new Promise<void>((resolve) => process.nextTick(resolve));
}
