/** Older answers are asked for again: the record may have changed meanwhile. */
const FRESH_MS = 2_000;

/** Records that are asked for while their rows are still being pressed: the answer is on its way before the press has ended. */
export function askingAhead<Row extends { readonly id: string }, Record>(
  load: (id: string) => Promise<Record>,
) {
  let pressed: Row | null = null;
  let asked: { readonly id: string; readonly at: number; readonly record: Promise<Record> } | null = null;
  const isFresh = (id: string) => asked?.id === id && performance.now() - asked.at < FRESH_MS;
  return {
    ask(row: Row): void {
      pressed = row;
      if (isFresh(row.id)) return;
      const record = load(row.id);
      // Whoever takes it hears of a failure.
      record.catch(() => undefined);
      asked = { id: row.id, at: performance.now(), record };
    },
    /** The row that was pressed, for what can be said before its record has come. */
    pressed: (id: string): Row | null => (pressed?.id === id ? pressed : null),
    /** The record that was asked for ahead, once; else it is asked for now. */
    take(id: string): Promise<Record> {
      const taken = isFresh(id) ? asked : null;
      asked = null;
      return taken?.record ?? load(id);
    },
  };
}
