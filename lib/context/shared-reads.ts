type Read<Tx> = {
  readonly work: (tx: Tx) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};
type Run<Tx> = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** What was asked for in the present turn of the event loop, by whom. */
const asked = new WeakMap<object, Read<never>[]>();

/**
 * Answers what one request (`who`) asks for in one turn of the event loop, as the parts of a page do, in one transaction by
 * `run`: one connection, and one round trip where none waits for another. Where one fails, which takes the transaction
 * along, each is asked by itself, so that the others are answered.
 */
export function readTogether<Tx, T>(who: object, run: Run<Tx>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const read = { work, resolve, reject } as unknown as Read<never>;
    const others = asked.get(who);
    if (others) {
      others.push(read);
      return;
    }
    const reads = [read];
    asked.set(who, reads);
    setImmediate(() => {
      asked.delete(who);
      void answer(run, reads as unknown as Read<Tx>[]);
    });
  });
}

async function answer<Tx>(run: Run<Tx>, reads: readonly Read<Tx>[]): Promise<void> {
  const alone = () => reads.map(({ work, resolve, reject }) => run(work).then(resolve, reject));
  if (reads.length === 1) await Promise.all(alone());
  else {
    await run((tx) => Promise.all(reads.map(({ work }) => work(tx)))).then(
      (values) => {
        for (const [index, value] of values.entries()) reads[index]?.resolve(value);
      },
      () => Promise.all(alone()),
    );
  }
}
