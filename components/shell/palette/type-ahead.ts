/** What was typed since the palette was asked for; null while nothing waits for its field. */
let typed: string | null = null;

/** What is typed between the palette's key and its field, whose code comes later: it is for the field, and no key of the screen. */
export const typeAhead = {
  begin: (): void => {
    typed ??= "";
  },
  /** Answers what was typed. */
  end: (): string => {
    const text = typed ?? "";
    typed = null;
    return text;
  },
  /** Whether a key is for the field, which then has it. */
  takes: (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (typed === null || ctrlKey || metaKey || altKey) return false;
    if (key === "Backspace") typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else return false;
    event.preventDefault();
    return true;
  },
};
