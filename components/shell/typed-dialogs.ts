const DIALOGS = "[data-slot=dialog-content], [data-slot=sheet-content]";

const typed = new WeakSet<Element>();

/** Remembers the dialogs in which something was typed, chosen or dropped. Answers what ends this. */
export function watchTyping(): () => void {
  const remember = ({ target }: Event) => {
    const dialog = target instanceof Element ? target.closest(DIALOGS) : null;
    if (dialog) typed.add(dialog);
  };
  document.addEventListener("input", remember);
  document.addEventListener("drop", remember);
  return () => {
    document.removeEventListener("input", remember);
    document.removeEventListener("drop", remember);
  };
}

/** Whether leaving this screen would lose what somebody typed into an open dialog. */
export function isTypedIn(): boolean {
  return [...document.querySelectorAll(DIALOGS)].some((dialog) => typed.has(dialog));
}
