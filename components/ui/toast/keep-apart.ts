import { TOASTS } from "./toast-parts";

/**
 * What happens in the messages is none of an open dialog's business, which else would close for a press on them and
 * take the focus back. It listens on the document, before any dialog does and after React. Answers what ends this.
 */
export function keepApart(): () => void {
  const silence = (event: Event) => {
    const to = event instanceof FocusEvent && event.type === "focusout" ? event.relatedTarget : event.target;
    if (to instanceof Element && to.closest(TOASTS)) event.stopImmediatePropagation();
  };
  const heard = ["pointerdown", "focusin", "focusout"];
  for (const name of heard) document.addEventListener(name, silence);
  return () => {
    for (const name of heard) document.removeEventListener(name, silence);
  };
}
