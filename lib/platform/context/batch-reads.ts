type Read<Tx> = {
  readonly work: (tx: Tx) => Promise<unknown>;
  readonly isLookUp: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** How reads are done. */
type Way<Tx> = {
  /** In one transaction, in which each statement keeps its plan where it begins with look-ups. */
  readonly run: <T>(work: (tx: Tx) => Promise<T>, beginsWithLookUps: boolean) => Promise<T>;
  /** From here on each statement is planned for the values it has. */
  readonly planAnew: (tx: Tx) => Promise<void>;
};

/** What was asked for in the present turn of the event loop, by whom. */
const asked = new WeakMap<object, Read<never>[]>();

/**
 * Answers what one request (`who`) asks for in one turn of the event loop, as the parts of a page do, in one transaction:
 * one connection, and one round trip where none waits for another, what is looked up first. Where one fails, which takes
 * the transaction along, each is asked by itself, so that the others are answered.
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

/** Waits until everything is asked that waits for nothing but promises: Node's next tick comes when none has more to do. */
async function promisesSettled(): Promise<void> {
  await Promise.resolve();
  await new Promise<void>((resolve) => process.nextTick(resolve));
}
