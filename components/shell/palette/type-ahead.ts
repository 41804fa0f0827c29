/** The text typed since the palette was requested; null when no text is being collected. */
let typed: string | null = null;

/**
 * Collects the keys typed between the palette's shortcut and the appearance of its field, whose code is loaded later.
 * They belong to the field and must not trigger the screen's shortcuts.
 */
export const typeAhead = {
  begin: (): void => {
    typed ??= "";
  },
  /** Ends the collection and returns the typed text. */
  end: (): string => {
    const text = typed ?? "";
    typed = null;
    return text;
  },
  /** Adds a key to the text if it belongs to the field; returns whether it did. */
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
