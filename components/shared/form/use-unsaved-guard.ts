import { createContext, useContext, useEffect, useRef, useState } from "react";
import { leave, type OpenForm, openForm, type Question, sendDespiteInnerForms } from "./open-forms";

type Asked = { readonly question: Question; readonly go: () => void; readonly isOpen: boolean };
type UnsavedState = Pick<OpenForm, "losesSome"> & Partial<Pick<OpenForm, "forget" | "isOffer">>;

/** The form that encloses the components below it. Forms within it are left together with it. */
export const EnclosingForm = createContext<OpenForm | null>(null);

/**
 * Guards a form with unsaved changes: asks for confirmation before the form is left in any way, and before it is sent
 * while a form opened within it is unsaved.
 */
export function useUnsavedGuard({ losesSome, forget, isOffer = false }: UnsavedState, onClose: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef({ losesSome, forget });
  useEffect(() => {
    latest.current = { losesSome, forget };
  });
  const around = useContext(EnclosingForm);
  const [self] = useState<OpenForm>(() => ({
    around,
    losesSome: () => latest.current.losesSome(),
    isOffer,
    forget: () => latest.current.forget?.(),
    ask: (go, question) => setAsked({ go, question, isOpen: true }),
  }));
  useEffect(() => openForm(self), [self]);
  // Keep the question, so that the dialog's text stays readable while it closes.
  const keep = () => setAsked((last) => last && { ...last, isOpen: false });
  const discard = () => {
    keep();
    asked?.go();
  };
  return {
    self,
    // Escape can reach the form while its confirmation dialog is still being rendered. It then answers that dialog
    // and must not open another one.
    close: () => (asked?.isOpen ? keep() : leave(onClose, self)),
    sendPast: (send: () => void) => sendDespiteInnerForms(send, self),
    leaving: { asks: asked?.isOpen ?? false, question: asked?.question ?? "leave", keep, discard } as const,
  };
}
